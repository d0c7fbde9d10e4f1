import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import { isRefused, type RefusedCall, type WaitingCall } from './waiting-calls.ts'

export interface RefusedAnswers {
  readonly tell: (call: RefusedCall) => void
  readonly subscribe: (listener: () => void) => () => void
  /** True after a waiting call was overruled, until the child has read the message (NET-3). */
  readonly overruled: ReadonlyStore<boolean>
  readonly tellOverruled: (call: WaitingCall | RefusedCall) => void
  readonly hideOverruled: () => void
}

export function createRefusedAnswers(): RefusedAnswers {
  const latest = createStore<RefusedCall | null>(null)
  const overruled = createStore(false)
  return {
    tell(call) {
      logRefusedAnswer(call)
      latest.set(call)
    },
    subscribe: latest.subscribe,
    overruled,
    tellOverruled(call) {
      if (isRefused(call)) logRefusedAnswer(call)
      overruled.set(true)
    },
    hideOverruled: () => overruled.set(false),
  }
}

export const logRefusedAnswer = ({ call, id, body, refusal }: RefusedCall): void =>
  console.error(`Set aside: ${call} ${id}, ${refusal.status} ${refusal.detail}`, JSON.stringify(body))
