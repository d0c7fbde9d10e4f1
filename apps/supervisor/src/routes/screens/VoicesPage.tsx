import { Link } from '@letterliaan/web/link'
import { FlatLink, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useData } from '../../app/index.ts'
import { AddPackPanel, MakePackPanel, PacksInUse } from '../../features/voices/Packs.tsx'
import { DeviceVoicesPanel, ServerVoicePanel } from '../../features/voices/VoicePanels.tsx'
import { texts as recordingTexts } from '../../features/recording/texts.ts'
import { texts } from '../../features/voices/texts.ts'
import { SettingsTabs } from './SettingsTabs.tsx'

/** Number of words with which a user can judge a voice. */
const numSamples = 3

export function VoicesPage() {
  const [me] = useData((queries) => [queries.me])
  const [steps] = useData((queries) => [queries.steps])
  const [first] = steps
  const isAdministrator = me.role === 'beheerder'
  return (
    <PageFrame
      title={commonTexts.voices}
      intro={texts.intro}
      actions={
        <FlatLink to={addresses.recordFirstHour} sign="microphone">
          {recordingTexts.firstHour.title}
        </FlatLink>
      }
    >
      <SettingsTabs current={addresses.voices} />
      {first && <Comparison step_id={first.id} />}
      <Panel title={texts.whoHears.title}>
        <p>{texts.whoHears.order}</p>
        <p>{texts.whoHears.perChild}</p>
      </Panel>
      <PacksInUse isAdministrator={isAdministrator} />
      {isAdministrator ? (
        <AddPackPanel />
      ) : (
        <Panel title={texts.add.title}>
          <p>{texts.add.onlyAdministrator}</p>
        </Panel>
      )}
      <MakePackPanel toSteps={<Link to={addresses.pronunciation}>{texts.make.toSteps}</Link>} />
    </PageFrame>
  )
}

function Comparison({ step_id }: { readonly step_id: number }) {
  const [step] = useData((queries) => [queries.step(step_id)])
  const words = step.words[1].slice(0, numSamples)
  return (
    <>
      <ServerVoicePanel words={words} />
      <DeviceVoicesPanel words={words} />
    </>
  )
}
