import { createStore } from '@letterliaan/web/store'
import type { RefusedCall } from './waiting-calls.ts'

export interface RefusedAnswers {
  readonly tell: (call: RefusedCall) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createRefusedAnswers(): RefusedAnswers {
  const latest = createStore<RefusedCall | null>(null)
  return {
    tell(call) {
      logRefusedAnswer(call)
      latest.set(call)
    },
    subscribe: latest.subscribe,
  }
}

export const logRefusedAnswer = ({ call, id, body, refusal }: RefusedCall): void =>
  console.error(`Set aside: ${call} ${id}, ${refusal.status} ${refusal.detail}`, JSON.stringify(body))
