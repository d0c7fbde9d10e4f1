import { createStore } from '@letterliaan/web/store'
import type { SetAsideCall } from './waiting-calls.ts'

/** Tells who listens that the server refused an answer. */
export interface SetAside {
  readonly tell: (call: SetAsideCall) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createSetAside(): SetAside {
  const latest = createStore<SetAsideCall | null>(null)
  return {
    tell(call) {
      noteSetAside(call)
      latest.set(call)
    },
    subscribe: latest.subscribe,
  }
}

/** In the console, whose last errors go along with a report of 'Fout gevonden?'. */
export const noteSetAside = ({ call, id, body, refusal }: SetAsideCall): void =>
  console.error(`Set aside: ${call} ${id}, ${refusal.status} ${refusal.detail}`, JSON.stringify(body))
