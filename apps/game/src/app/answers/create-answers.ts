import { randomId, type Client } from '@letterliaan/contract/client'
import type { Session } from '@letterliaan/web/session'
import { createAnswerQueue, type AnswerQueue } from './answer-queue.ts'
import type { Connection } from './connection.ts'
import { keepOnDevice } from './keep-on-device.ts'
import type { SetAside } from './set-aside.ts'
import { createTabs } from './tabs.ts'

/** A server that has not answered by then (ms) is asked again. */
const longestAnswerMs = 20_000

export interface AnswerNeeds {
  readonly client: Client
  readonly session: Session
  readonly connection: Connection
  readonly setAside: SetAside
  /** The user that is logged in; null for nobody. */
  readonly whoIsThis: () => Promise<number | null>
  readonly isLookingAlong: () => Promise<boolean>
}

/** The queue of this browser: on its disk, one tab at a time. */
export const createAnswers = ({ client, session, connection, setAside, ...who }: AnswerNeeds): AnswerQueue =>
  createAnswerQueue({
    storage: keepOnDevice(globalThis.indexedDB),
    tabs: createTabs(globalThis.navigator.locks),
    ...who,
    tellPlace: (body) => client.call('POST /api/v1/progress', { body, idempotencyKey: randomId() }),
    watchLogout: session.watchLogout,
    newKey: randomId,
    pause: connection.pause,
    onHeldUp: connection.tellHeldUp,
    onSetAside: setAside.tell,
    send: ({ call, id, body, key }) =>
      inTime((signal) => {
        const input = { params: { id }, body, idempotencyKey: key, signal }
        return client.call(call, input)
      }),
    mayPlay: () =>
      client.call('GET /api/v1/level', {}).then(
        () => true,
        () => false,
      ),
  })

async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), longestAnswerMs)
  try {
    return await work(late.signal)
  } finally {
    clearTimeout(timer)
  }
}
