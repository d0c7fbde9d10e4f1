import { useSuspenseQuery } from '@tanstack/react-query'
import { Panel } from '../../app/controls/Panel.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { DeviceVoicesPanel } from '../../features/voices/DeviceVoicesPanel.tsx'
import { ServerVoicePanel } from '../../features/voices/ServerVoicePanel.tsx'
import { PronunciationTabs } from './PronunciationTabs.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/voices/texts.ts'

/** Enough to hear how a voice is. */
const numSamples = 3

/** The voices that children hear, to hear and compare (audio.md, Where a word's sound comes from). */
export function VoicesPage() {
  const { queries } = useServices()
  const { data: steps } = useSuspenseQuery(queries.steps)
  const [first] = steps
  return (
    <PageFrame title={common.voices} intro={texts.intro}>
      <PronunciationTabs current="voices" />
      {first && <Comparison step_id={first.id} />}
      <Panel title={texts.whoHears.title}>
        <p>{texts.whoHears.order}</p>
        <p>{texts.whoHears.perChild}</p>
      </Panel>
    </PageFrame>
  )
}

function Comparison({ step_id }: { readonly step_id: number }) {
  const { queries } = useServices()
  const { data: step } = useSuspenseQuery(queries.step(step_id))
  const words = step.words[1].slice(0, numSamples)
  return (
    <>
      <ServerVoicePanel words={words} />
      <DeviceVoicesPanel words={words} />
    </>
  )
}
