import { createClient, type Client } from '@letterliaan/contract/client'
import { createSoundPlayer, type SoundPlayer } from '@letterliaan/ui/sound'
import type { QueryClient } from '@tanstack/react-query'
import { createAnswerQueue, type AnswerQueue } from './answers/answer-queue.ts'
import { createConnection, type Connection } from './answers/connection.ts'
import { keepInMemory } from './answers/waiting-calls.ts'
import { createQueries, type Queries } from './data/queries.ts'
import { createQueryClient } from './data/query-client.ts'
import { createSession, type Session } from './session/session.ts'
import { fetchSoundWith } from './sound/fetch-sound.ts'

/** What every route may use; made once when the app starts. */
export interface Services {
  readonly session: Session
  readonly client: Client
  readonly queryClient: QueryClient
  readonly queries: Queries
  readonly answers: AnswerQueue
  readonly connection: Connection
  readonly sound: SoundPlayer
}

const client_id = 'letterliaan-game'

export function createServices(): Services {
  const session = createSession(localStorage, window)
  const client = createClient({ baseUrl: '', client_id, tokens: session })
  const connection = createConnection(window)
  const answers = createAnswerQueue({
    storage: keepInMemory(),
    newKey: () => crypto.randomUUID(),
    pause: connection.pause,
    onHeldUp: connection.tellHeldUp,
    send: ({ call, id, body, key }) => client.call(call, { params: { id }, body, idempotencyKey: key }),
  })
  return {
    session,
    client,
    queryClient: createQueryClient(),
    queries: createQueries(client),
    answers,
    connection,
    sound: createSoundPlayer({ fetch: fetchSoundWith(client) }),
  }
}
