import * as z from 'zod'
import { Id } from './entities/index.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type EndpointAuth = 'none' | 'bearer' | 'bearer-or-signed'

/** The default is a student with a subscription (NAV-6). `supervisor`: school staff; `staff`: also board staff. */
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

/** `response` null: bytes of `contentType`, or `events`. `perMinute`: limit per person, or per address if nobody is logged in. */
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
  /** The response is not stored with the key. A repeated call changes nothing and returns the present state. */
  readonly repeatTellsState?: boolean
  /** The handler itself stores the key with its data. A repeated call returns the present state. */
  readonly storesKey?: true
  /** Revalidates by ETag. Browsers store only responses for `everyone`; the app stores the `caller`'s until logout. */
  readonly revalidate?: 'everyone' | 'caller'
  /** Errors as in RFC 6749 §5.2 (TokenError). */
  readonly errors?: 'oauth'
  /** True by default only for a GET. A meekijker may make calls that change nothing (ORG-4). */
  readonly changesNothing?: boolean
  /** Returns a file about children. A school may limit such calls to its administrators. */
  readonly exportsChildren?: true
  /** Concerns only the caller's own account, so all staff may call it, including a meekijker and a board. */
  readonly ofOwnAccount?: true
  /** Allows the call before a required second factor is set up (ORG-5). */
  readonly beforeSecondFactor?: true
  /** The row of the checklist that requires a call which no app makes. */
  readonly specified?: string
  /** Exists only outside production, on a developer's host. */
  readonly developer?: true
  readonly form?: boolean
}

/** The keys are a method and a path. The values keep their exact types. */
export type EndpointMap = Readonly<Record<`${HttpMethod} /${string}`, Endpoint>>

export const defineEndpoints = <const T extends EndpointMap>(endpoints: T): T => endpoints

/** Parameters of a path that has `:id`. */
export const params = z.object({ id: z.coerce.number().pipe(Id) })
