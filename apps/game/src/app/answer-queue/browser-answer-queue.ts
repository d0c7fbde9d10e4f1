import type { CallResponse } from '@letterliaan/contract'
import { createRandomId, type Client } from '@letterliaan/contract/client'
import type { Session } from '@letterliaan/web/session'
import { waitUntilIdle } from '../wait-until-idle.ts'
import { createAnswerQueue, type AnswerQueue } from './answer-queue.ts'
import type { Connection } from './connection.ts'
import type { RefusedAnswers } from './refused-answers.ts'
import { createOpenTabs } from './tabs.ts'
import type { RunEndpoint, WaitingCall, WaitingCalls } from './waiting-calls.ts'

/** A call is sent again after this time (ms). */
const answerTimeoutMs = 20_000

export interface BrowserAnswerQueuePorts {
  readonly client: Client
  readonly storage: WaitingCalls
  /** Called after the server accepted the call, or replied with its own run. */
  readonly onTaken?: (waiting: WaitingCall, answer: CallResponse<RunEndpoint>) => Promise<void>
  readonly session: Session
  readonly connection: Connection
  readonly refusedAnswers: RefusedAnswers
  readonly whoIsThis: () => Promise<number | null>
  readonly isImpersonating: () => Promise<boolean>
}

/** Creates a queue that is stored on disk. Only one tab at a time sends. */
export const createBrowserAnswerQueue = ({
  client,
  storage,
  onTaken = async () => undefined,
  session,
  connection,
  refusedAnswers,
  ...who
}: BrowserAnswerQueuePorts): AnswerQueue =>
  createAnswerQueue({
    storage,
    tabs: createOpenTabs(globalThis.navigator.locks),
    ...who,
    reportPlace: (body) => client.call('POST /api/v1/progress', { body, idempotencyKey: createRandomId() }),
    whenIdle: waitUntilIdle,
    watchLogout: session.watchLogout,
    newKey: createRandomId,
    pause: connection.pause,
    onHeldUp: connection.tellHeldUp,
    onRefused: refusedAnswers.tell,
    onOverruled: refusedAnswers.tellOverruled,
    onConflict: (waiting, present) => void onTaken(waiting, present).catch(() => undefined),
    async send(waiting) {
      const { call, id, body, key } = waiting
      const signal = AbortSignal.timeout(answerTimeoutMs)
      const input = { params: { id }, body, idempotencyKey: key, signal }
      const answer = await client.call(call, input)
      await onTaken(waiting, answer).catch(() => undefined)
      return answer
    },
    mayPlay: () =>
      client.call('GET /api/v1/level', {}).then(
        () => true,
        () => false,
      ),
  })
