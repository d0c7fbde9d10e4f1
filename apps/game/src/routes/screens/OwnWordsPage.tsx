import type { Client } from '@letterliaan/contract/client'
import { createEndpointQuery } from '@letterliaan/web/query'
import { findWordSpeech } from '../../app/play/sound-addresses.ts'
import { useQuery } from '../../app/queries/useQuery.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { OwnWordsScreen } from '../../features/own-words/OwnWordsScreen.tsx'

const ownWordsQuery = (client: Pick<Client, 'call'>) =>
  createEndpointQuery(client, ['records'], 'GET /api/v1/record', {})

/** Fetches at each opening, so that it shows the latest words. */
export function OwnWordsPage() {
  const { client, sound } = useServices()
  const { data, isError, refetch } = useQuery(ownWordsQuery(client), { staleTime: 0 })
  return (
    <RouteScreen>
      <OwnWordsScreen
        ownWords={data}
        hasFailed={isError}
        onAskAgain={refetch}
        onSpeak={(word) => void sound.speak(findWordSpeech(word, 'word'), { replacesWords: true })}
      />
    </RouteScreen>
  )
}
