import type { RequestInput } from '@letterliaan/contract'

/** Calls that must reach the server in the order in which the child made them. */
export type RunEndpoint =
  | 'PUT /api/v1/exercise/:id'
  | 'PUT /api/v1/exercise/reset/:id'
  | 'POST /api/v1/exercise/hard-reset/:id'
  | 'PUT /api/v1/test/:id'
  | 'PUT /api/v1/test/reset/:id'

type BodyOf<C> = C extends RunEndpoint ? RequestInput<C, 'body'> : never

export interface WaitingCall<C extends RunEndpoint = RunEndpoint> {
  /** Created once and sent with every retry (rules.md, Exercise). */
  readonly key: string
  readonly user_id: number
  readonly tab: string
  readonly call: C
  readonly id: number
  readonly body: BodyOf<C>
}

export interface RefusedCall<C extends RunEndpoint = RunEndpoint> extends WaitingCall<C> {
  readonly refusal: { readonly status: number; readonly detail: string }
}

export interface WaitingCalls {
  list(user_id: number): Promise<readonly WaitingCall[]>
  add(call: WaitingCall): Promise<void>
  remove(key: string): Promise<void>
  setAside(call: RefusedCall): Promise<void>
  listSetAside(user_id: number): Promise<readonly RefusedCall[]>
  /** Returns false if some waiting calls are not on disk, so that they are lost if the page closes. */
  isLasting(): boolean
}

export const isRefused = (call: WaitingCall): call is RefusedCall => 'refusal' in call
