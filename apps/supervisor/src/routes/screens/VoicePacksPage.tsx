import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Panel } from '../../app/controls/Panel.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { AddPack } from '../../features/voice-packs/AddPack.tsx'
import { MakePack } from '../../features/voice-packs/MakePack.tsx'
import { PacksInUse } from '../../features/voice-packs/PacksInUse.tsx'
import * as texts from '../../features/voice-packs/texts.ts'
import { addresses } from '../addresses.ts'
import { PronunciationTabs } from './PronunciationTabs.tsx'

/** A voice that comes from elsewhere, and one that goes there (ADR 65). */
export function VoicePacksPage() {
  const { queries } = useServices()
  const { data: me } = useSuspenseQuery(queries.me)
  const isAdministrator = me.role === 'beheerder'
  return (
    <PageFrame title={texts.title} intro={texts.intro}>
      <PronunciationTabs current="voice-packs" />
      <PacksInUse isAdministrator={isAdministrator} />
      {isAdministrator ? (
        <AddPack />
      ) : (
        <Panel title={texts.add.title}>
          <p>{texts.add.onlyAdministrator}</p>
        </Panel>
      )}
      <MakePack
        toSteps={
          <p>
            <Link to={addresses.pronunciation}>{texts.make.toSteps}</Link>
          </p>
        }
      />
    </PageFrame>
  )
}
