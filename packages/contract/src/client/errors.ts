import type { Problem } from '../entities/problem.ts'

/** A call that the server refused. `problem.detail` is a Dutch sentence for people (rules.md, Shapes of the API). */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem
  /** How long the server asks to wait before the next try; null if it does not say. */
  readonly retryAfterMs: number | null

  constructor(problem: Problem, retryAfterMs: number | null = null) {
    super(problem.detail)
    this.retryAfterMs = retryAfterMs
    this.name = 'ApiError'
    this.status = problem.status
    this.problem = problem
  }
}

/** The server could not be reached: nothing is known about what happened to the call. */
export class NetworkError extends Error {
  /** The wait in ms that the answer asked for; null when there was none. */
  readonly retryAfterMs: number | null

  constructor(cause: unknown, retryAfterMs: number | null = null) {
    super('De server is niet bereikbaar.', { cause })
    this.retryAfterMs = retryAfterMs
    this.name = 'NetworkError'
  }
}
