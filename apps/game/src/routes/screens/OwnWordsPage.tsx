import type { Client } from '@letterliaan/contract/client'
import { createQuery } from '@letterliaan/web/query'
import { saidOf } from '../../app/play/sound-address.ts'
import { useQuery } from '../../app/queries/useQuery.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { OwnWordsScreen } from '../../features/own-words/OwnWordsScreen.tsx'

const recordsQuery = (client: Pick<Client, 'call'>) =>
  createQuery(client, ['records'], 'GET /api/v1/record', {})

const familiesQuery = (client: Pick<Client, 'call'>) =>
  createQuery(client, ['word-families'], 'GET /api/v1/word-family', {})

/** Fetched each time it opens, so that it has the latest words. */
export function OwnWordsPage() {
  const { client, sound } = useServices()
  const records = useQuery(recordsQuery(client), { staleTime: 0 })
  const families = useQuery(familiesQuery(client), { staleTime: 0 })
  return (
    <RouteScreen>
      <OwnWordsScreen
        records={records.data}
        families={families.data}
        hasFailed={records.isError || families.isError}
        onAskAgain={() => {
          records.refetch()
          families.refetch()
        }}
        onSpeak={(word) => void sound.speak(saidOf(word, 'word'))}
      />
    </RouteScreen>
  )
}
