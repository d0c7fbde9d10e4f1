import type { Readable } from 'node:stream'
import type { CallResponse, EndpointName, Contract, RequestOutput } from '@letterliaan/contract'
import type { Transaction } from '../../db/database.ts'
import type { OrganisationCaller, StudentCaller, UserCaller } from '../auth/caller.ts'
import type { CachedResponse } from '../transfer/response-cache.ts'
import type { DeviceCookie } from './device-cookie.ts'

/** Bytes to send, with what makes a browser keep them. */
export interface BytesResponse {
  /** A stream for what is too much to hold; it has no `etag`. */
  readonly bytes: Uint8Array | Readable
  /** Without it they are not asked again. */
  readonly etag?: string
  readonly cacheControl: string
  /** What a browser does with them, and the name of the file (RFC 6266). */
  readonly disposition?: string
}

type CallerOf<C extends EndpointName> = Contract[C] extends { auth: 'none' }
  ? null
  : Contract[C] extends { auth: 'bearer-or-signed' }
    ? OrganisationCaller
    : Contract[C] extends { needs: 'user' | 'supervisor' }
      ? UserCaller
      : StudentCaller

/** What a handler works with: everything is parsed, and the caller may make this call. */
export interface HandlerContext<C extends EndpointName> {
  readonly params: RequestOutput<C, 'params'>
  readonly query: RequestOutput<C, 'query'>
  readonly body: RequestOutput<C, 'body'>
  /** The file that was sent, where the endpoint takes one. */
  readonly upload: Contract[C] extends { upload: object } ? Uint8Array : null
  readonly caller: CallerOf<C>
  /** The last event that the caller received, where the answer is a stream of events. */
  readonly lastEventId: Contract[C] extends { events: object } ? number | null : null
  /** The transaction of the whole call, where the endpoint is idempotent; the caller's row is locked in it. */
  readonly transaction: Contract[C] extends { idempotent: true } ? Transaction : null
  /** Was this very call done before, so that it only asks how things stand (`repeatTellsState`)? */
  readonly isRepeated: boolean
  /** Unix seconds. */
  readonly now: number
  /** The clock of the caller's device when it sent the call, unix seconds; null: it did not tell. */
  readonly deviceTime: number | null
  /** The address that the call came from. */
  readonly address: string
  /** What the device that it came from kept of earlier logins. */
  readonly deviceCookie: DeviceCookie
  /** What it kept of being allowed for a group. */
  readonly groupCookie: DeviceCookie
  /** Where the caller found the server: 'https://school.nl'. */
  readonly origin: string
}

/** What a service is told of a supervisor's call: who changes something, in which transaction; `now` in unix seconds. */
export interface SupervisorCall {
  readonly transaction: Transaction
  readonly caller: UserCaller
  readonly now: number
}

/** What a handler returns: the response, a cached one, bytes, or a stream of events as text. */
type Given<C extends EndpointName> = Contract[C] extends { events: object }
  ? Readable
  : Contract[C]['response'] extends null
    ? BytesResponse
    : CallResponse<C> | CachedResponse

type RunHandler<C extends EndpointName> = (context: HandlerContext<C>) => Promise<Given<C>>

/** Does what takes long before the transaction of the call begins: nobody else writes while that is open. */
interface PreparingHandler<C extends EndpointName> {
  readonly prepare: (context: Omit<HandlerContext<C>, 'transaction'>) => Promise<RunHandler<C>>
}

export type Handler<C extends EndpointName> = RunHandler<C> | PreparingHandler<C>

/** One for each call of the contract: a missing one does not compile. */
export type Handlers = { readonly [C in EndpointName]: Handler<C> }

/** Some of the handlers, their arguments typed by the names of the calls. */
export const defineHandlers = <K extends EndpointName>(handlers: Pick<Handlers, K>): Pick<Handlers, K> =>
  handlers
