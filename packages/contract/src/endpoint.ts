import type * as z from 'zod'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type EndpointAuth = 'none' | 'bearer' | 'bearer-or-signed'

/**
 * By default a player: a student with an active subscription (NAV-6). A `supervisor` is any of the staff of a school,
 * `staff` a board too.
 */
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

/** `response` null: bytes of `contentType`, or a stream of `events`. `perMinute`: per person, or address without a login. */
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
  /** A PUT, PATCH or POST that takes an `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** The answer is not stored with the key: a repeat changes nothing and gets the current state. */
  readonly repeatTellsState?: boolean
  /** Revalidates by ETag. Browsers store only `everyone`, as children share devices; the app stores the `caller`'s until logout. */
  readonly revalidate?: 'everyone' | 'caller'
  /** Errors as in RFC 6749 §5.2 (TokenError). */
  readonly errors?: 'oauth'
  /** A GET changes nothing by default, any other call does. A meekijker may make calls that change nothing (ORG-4). */
  readonly changesNothing?: boolean
  /** A file about children, to keep: a school may leave it to its administrators. */
  readonly exportsChildren?: true
  /** Only what is the caller's own: any of the staff may, a meekijker and a board too. */
  readonly ofOwnAccount?: true
  /** Allows the call before a required second factor is set up (ORG-5). */
  readonly beforeSecondFactor?: true
  /** The row of the checklist that asks for a call which neither app makes. */
  readonly specified?: string
  /** Outside production only, on a developer's host. */
  readonly developer?: true
  readonly form?: boolean
}

/** Keys are a method and a path; values keep their exact types. */
export type EndpointMap = Readonly<Record<`${HttpMethod} /${string}`, Endpoint>>

export const defineEndpoints = <const T extends EndpointMap>(endpoints: T): T => endpoints
