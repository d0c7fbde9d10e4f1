import type { StudentExercise, Tokens } from '@letterliaan/contract'
import { createClient, type Client } from '@letterliaan/contract/client'
import type { AnswerQueue } from '../../apps/game/src/app/answer-queue/answer-queue.ts'
import { createDeviceStorage } from '../../apps/game/src/app/answer-queue/device-storage.ts'
import { createUnstoredCalls } from '../../apps/game/src/app/answer-queue/unstored-calls.ts'
import { createDeviceDatabase } from '../../apps/game/src/app/offline/device-database.ts'
import { createConnection } from '../../apps/game/src/app/answer-queue/connection.ts'
import { createBrowserAnswerQueue } from '../../apps/game/src/app/answer-queue/browser-answer-queue.ts'
import { createRefusedAnswers } from '../../apps/game/src/app/answer-queue/refused-answers.ts'
import type { RunEndpoint } from '../../apps/game/src/app/answer-queue/waiting-calls.ts'
import { createSession } from '@letterliaan/web/session'

export type ExerciseCall = Extract<RunEndpoint, `PUT /api/v1/exercise/${string}`>

/** Tabs with the game's own queue, database, locks and network, but no screens. Pauses of retries are short. */
export interface DevicePage {
  readonly submit: (call: ExerciseCall, id: number, body: never) => Promise<StudentExercise>
  readonly sendAll: () => Promise<boolean>
}

declare global {
  var openDevice: (tokens: Tokens, user_id: number) => void
  var device: DevicePage
  /** Reports the `time` of an answer when the queue has learned that it was accepted. */
  var tellAccepted: (time: number) => Promise<void>
  var tellTry: () => Promise<void>
}

const shortPauseMs = 1

globalThis.openDevice = (tokens, user_id) => {
  const session = createSession('letterliaan-session', localStorage, window)
  if (!session.isLoggedIn()) session.begin(tokens)
  const connection = createConnection(window)
  const answers: AnswerQueue = createBrowserAnswerQueue({
    client: telling(
      createClient({ baseUrl: location.origin, client_id: 'letterliaan-game', tokens: session }),
    ),
    storage: createDeviceStorage(
      createDeviceDatabase(indexedDB),
      async () => null,
      createUnstoredCalls(localStorage),
    ),
    session,
    connection: { ...connection, pause: () => connection.pause(shortPauseMs) },
    refusedAnswers: createRefusedAnswers(),
    whoIsThis: async () => user_id,
    isImpersonating: async () => false,
  })
  globalThis.device = { submit: answers.submit, sendAll: answers.sendAll }
}

/** Reports a reply before the queue receives it. An answer that is not reported is on disk, and is sent again. */
const telling = (client: Client): Client => ({
  ...client,
  async call(call, input) {
    void tellTry()
    const answer = await client.call(call, input)
    const { body } = input as { body?: object }
    if (body !== undefined && 'time' in body) await tellAccepted(Number(body.time))
    return answer
  },
})
