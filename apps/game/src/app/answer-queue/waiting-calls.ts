import type { RequestInput } from '@letterliaan/contract'

/** The calls that change a run of an exercise or a test: they reach the server in the order in which the child made them. */
export type RunEndpoint =
  | 'PUT /api/v1/exercise/:id'
  | 'PUT /api/v1/exercise/reset/:id'
  | 'POST /api/v1/exercise/hard-reset/:id'
  | 'PUT /api/v1/test/:id'
  | 'PUT /api/v1/test/reset/:id'

type BodyOf<C> = C extends RunEndpoint ? RequestInput<C, 'body'> : never

export interface WaitingCall<C extends RunEndpoint = RunEndpoint> {
  /** Idempotency key: made once, the same at every try (rules.md, Exercise). */
  readonly key: string
  /** The child that made the call: another child on the same device never sends it. */
  readonly user_id: number
  /** The tab that sends it, for as long as that is open. */
  readonly tab: string
  readonly call: C
  readonly id: number
  readonly body: BodyOf<C>
}

/** A call that the server clearly refused. */
export interface RefusedCall<C extends RunEndpoint = RunEndpoint> extends WaitingCall<C> {
  readonly refusal: { readonly status: number; readonly detail: string }
}

/** Holds calls until the server has answered them; the tabs of a browser share it. */
export interface WaitingCalls {
  /** Those of one user, in the order in which they were added. */
  list(user_id: number): Promise<readonly WaitingCall[]>
  add(call: WaitingCall): Promise<void>
  remove(key: string): Promise<void>
  /** Keeps a call that waited as one that was refused: it waits no longer, and is not lost. */
  setAside(call: RefusedCall): Promise<void>
  listSetAside(user_id: number): Promise<readonly RefusedCall[]>
  /** Are they still there when the page is closed? */
  isLasting(): boolean
}

export const isRefused = (call: WaitingCall): call is RefusedCall => 'refusal' in call

/** Keeps them for as long as the page lives. */
export function createMemoryStorage(): WaitingCalls {
  const calls = new Map<string, WaitingCall>()
  const listOf = (user_id: number) => [...calls.values()].filter((call) => call.user_id === user_id)
  return {
    list: async (user_id) => listOf(user_id).filter((call) => !isRefused(call)),
    add: async (call) => void calls.set(call.key, call),
    remove: async (key) => void calls.delete(key),
    setAside: async (call) => void calls.set(call.key, call),
    listSetAside: async (user_id) => listOf(user_id).filter(isRefused),
    isLasting: () => calls.size === 0,
  }
}
