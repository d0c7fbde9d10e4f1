import type { Readable } from 'node:stream'
import type { CallResponse, EndpointName, Contract, RequestOutput } from '@letterliaan/contract'
import type { Transaction } from '../../db/database.ts'
import type { OrganisationCaller, StudentCaller, UserCaller } from '../auth/caller.ts'
import type { CachedResponse } from '../transfer/response-cache.ts'
import type { Cookies } from './device-cookie.ts'

export interface BytesResponse {
  readonly bytes: Uint8Array | Readable
  readonly etag?: string
  readonly cacheControl: string
  readonly disposition?: string
}

type CallerOf<C extends EndpointName> = Contract[C] extends { auth: 'none' }
  ? null
  : Contract[C] extends { auth: 'bearer-or-signed' }
    ? OrganisationCaller
    : Contract[C] extends { needs: 'user' | 'supervisor' | 'administrator' | 'board' }
      ? UserCaller
      : StudentCaller

export interface HandlerContext<C extends EndpointName> extends Cookies {
  readonly params: RequestOutput<C, 'params'>
  readonly query: RequestOutput<C, 'query'>
  readonly body: RequestOutput<C, 'body'>
  readonly upload: Contract[C] extends { upload: object } ? Uint8Array : null
  readonly caller: CallerOf<C>
  readonly lastEventId: Contract[C] extends { events: object } ? number | null : null
  /** The transaction of an idempotent call, in which the caller's row is locked. */
  readonly transaction: Contract[C] extends { idempotent: true } ? Transaction : null
  readonly isRepeated: boolean
  /** Hashes of the idempotency key and of the request, each of `hashLength`; null if no key was sent. */
  readonly fingerprint: string | null
  readonly now: number
  /** Clock of the caller's device, unix seconds; null if it was not sent. */
  readonly deviceTime: number | null
  readonly address: string
  readonly origin: string
}

export interface SupervisorCall {
  readonly transaction: Transaction
  readonly caller: UserCaller
  readonly now: number
}

type Given<C extends EndpointName> = Contract[C] extends { events: object }
  ? Readable
  : Contract[C]['response'] extends null
    ? BytesResponse
    : CallResponse<C> | CachedResponse

type RunHandler<C extends EndpointName> = (context: HandlerContext<C>) => Promise<Given<C>>

/** Does slow work before the transaction, because a transaction blocks other writers. */
interface PreparingHandler<C extends EndpointName> {
  readonly prepare: (context: Omit<HandlerContext<C>, 'transaction'>) => Promise<RunHandler<C>>
}

export type Handler<C extends EndpointName> = RunHandler<C> | PreparingHandler<C>

export type Handlers = { readonly [C in EndpointName]: Handler<C> }

export const defineHandlers = <K extends EndpointName>(handlers: Pick<Handlers, K>): Pick<Handlers, K> =>
  handlers
