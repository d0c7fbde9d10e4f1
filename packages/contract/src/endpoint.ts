import type * as z from 'zod'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: anyone, a bearer of an access token, or (for `<audio>` elements) also a short-lived signed query. */
export type EndpointAuth = 'none' | 'bearer' | 'bearer-or-signed'

/**
 * What a bearer must be: anyone who is logged in, a student, a supervisor (begeleider or beheerder), or (unless told
 * otherwise) a player: a student with an active subscription (NAV-6).
 */
export type CallerKind = 'user' | 'student' | 'player' | 'supervisor'

/** A body that is a file: one of these content types, at most `maxBytes` bytes. */
export interface Upload {
  readonly types: readonly string[]
  readonly maxBytes: number
}

/**
 * An endpoint as data. Its key in the contract is 'METHOD /path/:param'.
 * `success` is the status of the answer that `response` describes (200 unless told); `response` null means bytes
 * of `contentType`, or a stream of `events`. `perMinute` limits the calls of one person, or of one address where
 * nobody is logged in.
 */
export interface Endpoint {
  readonly summary: string
  readonly tag: string
  readonly auth: EndpointAuth
  /** Its signed query opens this very path; otherwise it opens all that the organisation may hear. */
  readonly signed?: 'path'
  readonly needs?: CallerKind
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** How large a JSON body may be, where it is a long list. */
  readonly maxBodyBytes?: number
  /** The endpoint takes a file instead of a JSON body. */
  readonly upload?: Upload
  readonly response: z.ZodType | null
  readonly success?: 200 | 201 | 204
  readonly contentType?: string
  /** What each server-sent event says, where the answer is a stream of them. */
  readonly events?: z.ZodType
  readonly perMinute?: number
  /** True where a PUT or POST changes something and takes an `Idempotency-Key` header. */
  readonly idempotent?: boolean
  /** True where the answer isn't kept with the key: a repeated call changes nothing, and is told how things stand now. */
  readonly repeatTellsState?: boolean
  /**
   * Whoever has the last answer may ask by its ETag whether it still holds. The browser keeps it on its disk only where it
   * is the same for `everyone`, for children share devices; what is the `caller`'s own the app keeps until the logout.
   */
  readonly revalidate?: 'everyone' | 'caller'
  /** Errors as RFC 6749 §5.2 (TokenError) instead of problem details. */
  readonly errors?: 'oauth'
  /** True where it exists outside production only, and on a developer's host. */
  readonly developer?: true
  /** True where form-encoded bodies are taken besides JSON. */
  readonly form?: boolean
}

/** Keys that are a method and a path; the values keep their exact types. */
export type EndpointMap = Readonly<Record<`${HttpMethod} /${string}`, Endpoint>>

export const defineEndpoints = <const T extends EndpointMap>(endpoints: T): T => endpoints
