import * as z from 'zod'
import { Id } from './entities/index.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type EndpointAuth = 'none' | 'bearer' | 'bearer-or-signed'

/** Default: a student with a subscription (NAV-6). `supervisor`: school staff; `staff`: also board staff. */
export type CallerKind =
  | 'user'
  | 'student'
  | 'player'
  | 'supervisor'
  | 'administrator'
  | 'board'
  | 'administrator-or-board'
  | 'staff'

export interface Upload {
  readonly types: readonly string[]
  readonly maxBytes: number
}

/** `response` null: bytes of `contentType`, or `events`. `perMinute`: per person, else per address. */
export interface Endpoint {
  readonly summary: string
  readonly tag: string
  readonly auth: EndpointAuth
  readonly needs?: CallerKind
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly maxBodyBytes?: number
  readonly upload?: Upload
  readonly response: z.ZodType | null
  readonly success?: 200 | 201 | 204
  readonly contentType?: string
  readonly events?: z.ZodType
  readonly perMinute?: number
  readonly idempotent?: boolean
  /** The response is not stored with the key: a repeat changes nothing and returns the present state. */
  readonly repeatTellsState?: boolean
  /** The handler itself stores the key with its data, and returns the present state to a repeat. */
  readonly storesKey?: true
  /** By ETag. Browsers store only responses for `everyone`; the app stores the `caller`'s until logout. */
  readonly revalidate?: 'everyone' | 'caller'
  /** Errors as in RFC 6749 §5.2 (TokenError). */
  readonly errors?: 'oauth'
  /** By default true for a GET only. A meekijker may make calls that change nothing (ORG-4). */
  readonly changesNothing?: boolean
  /** A file about children to download: a school may limit it to its administrators. */
  readonly exportsChildren?: true
  /** Concerns only the caller's own account: allowed for all staff, including a meekijker and a board. */
  readonly ofOwnAccount?: true
  /** Allows the call before a required second factor is set up (ORG-5). */
  readonly beforeSecondFactor?: true
  /** The row of the checklist that requires a call which neither app makes. */
  readonly specified?: string
  /** Exists outside production only, on a developer's host. */
  readonly developer?: true
  readonly form?: boolean
}

/** Keys are a method and a path; values keep their exact types. */
export type EndpointMap = Readonly<Record<`${HttpMethod} /${string}`, Endpoint>>

export const defineEndpoints = <const T extends EndpointMap>(endpoints: T): T => endpoints

/** Parameters of an address with `:id`. */
export const params = z.object({ id: z.coerce.number().pipe(Id) })
