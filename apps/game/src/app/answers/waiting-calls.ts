import type { Sent } from '@letterliaan/contract'

/** The calls that change a run of an exercise: they reach the server in the order in which the child made them. */
export type RunCall =
  | 'PUT /api/v1/exercise/:id'
  | 'PUT /api/v1/exercise/reset/:id'
  | 'POST /api/v1/exercise/hard-reset/:id'

export interface WaitingCall<C extends RunCall = RunCall> {
  /** Idempotency key: made once, the same at every try (rules.md, Exercise). */
  readonly key: string
  readonly call: C
  readonly id: number
  readonly body: Sent<C, 'body'>
}

/** Where calls wait until the server has confirmed them. */
export interface WaitingCalls {
  /** In the order in which they were added. */
  list(): Promise<readonly WaitingCall[]>
  add(call: WaitingCall): Promise<void>
  remove(key: string): Promise<void>
  clear(): Promise<void>
}

/** Keeps them for as long as the page lives. */
export function keepInMemory(): WaitingCalls {
  const calls = new Map<string, WaitingCall>()
  return {
    list: async () => [...calls.values()],
    add: async (call) => void calls.set(call.key, call),
    remove: async (key) => void calls.delete(key),
    clear: async () => calls.clear(),
  }
}
