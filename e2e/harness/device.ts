import { createClient, NetworkError, type Client } from '@letterliaan/contract/client'
import type { Tokens } from '@letterliaan/contract'
import { createAnswerQueue, type AnswerQueue } from '../../apps/game/src/app/answers/answer-queue.ts'
import { keepInMemory, type WaitingCall } from '../../apps/game/src/app/answers/waiting-calls.ts'

/** A child's device without a screen: the game's own answer queue in tabs that open and close, on one disk. */
export interface Device {
  readonly openTab: () => Tab
  /** The `time` of every answer that the server was heard to take. */
  readonly accepted: ReadonlySet<number>
  /** How many calls were sent, tries and all. */
  readonly tries: () => number
}

export interface Tab {
  readonly queue: AnswerQueue
  /** As a child closes a tab: what was under way goes on without anybody who hears of it. */
  readonly close: () => void
}

export interface DeviceSettings {
  /** The address that the device sees. */
  readonly baseUrl: string
  readonly tokens: Tokens
  readonly user_id: number
  readonly random: () => number
}

export function createDevice({ baseUrl, tokens, user_id, random }: DeviceSettings): Device {
  const nothing = () => undefined
  const store = { read: () => tokens, begin: nothing, write: nothing, clear: nothing }
  const client: Client = createClient({ baseUrl, client_id: 'letterliaan-game', tokens: store })
  const storage = keepInMemory()
  const open = new Set<string>()
  const closings = new Map<string, PromiseWithResolvers<void>>()
  const accepted = new Set<number>()
  const name = () => `${random()}${random()}`.replaceAll('0.', '')
  let tries = 0
  let turn: Promise<unknown> = Promise.resolve()

  function openTab(): Tab {
    const me = name()
    open.add(me)
    closings.set(me, Promise.withResolvers())
    const isClosed = (): boolean => !open.has(me)

    async function send({ call, id, body, key }: WaitingCall) {
      if (isClosed()) throw new NetworkError('closed')
      tries += 1
      const input = { params: { id }, body, idempotencyKey: key }
      const answer = await client.call(call, input)
      // Nobody hears of it in a tab that was closed meanwhile, and nothing is crossed off.
      if (isClosed()) throw new NetworkError('closed')
      if (body !== undefined && 'time' in body) accepted.add(Number(body.time))
      return answer
    }

    const queue = createAnswerQueue({
      storage,
      send,
      isServerWell: () =>
        client.call('GET /api/v1/user/me/', {}).then(
          () => true,
          () => false,
        ),
      tabs: {
        me,
        open: async () => new Set(open),
        untilClosed: async (tab) => closings.get(tab)?.promise,
        exclusively(_name, work) {
          const done = turn.then(work)
          turn = done.catch(() => undefined)
          return done
        },
      },
      whoIsThis: async () => user_id,
      untilLogout: () => isClosed,
      newKey: name,
      pause: () => new Promise((resolve) => void setTimeout(resolve, 1)),
      onHeldUp: nothing,
    })
    function close(): void {
      open.delete(me)
      closings.get(me)?.resolve()
    }
    return { queue, close }
  }

  return { openTab, accepted, tries: () => tries }
}
