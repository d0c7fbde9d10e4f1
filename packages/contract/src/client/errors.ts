import type { Problem } from '../entities/problem.ts'

/** `problem.detail` is a Dutch sentence for users (rules.md, Shapes of the API). */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem
  readonly retryAfterMs: number | null

  constructor(problem: Problem, retryAfterMs: number | null = null) {
    super(problem.detail)
    this.retryAfterMs = retryAfterMs
    this.name = 'ApiError'
    this.status = problem.status
    this.problem = problem
  }
}

/** Thrown if the server can't be reached. The server may still have carried out the call. */
export class NetworkError extends Error {
  readonly retryAfterMs: number | null

  constructor(cause: unknown, retryAfterMs: number | null = null) {
    super('De server is niet bereikbaar.', { cause })
    this.retryAfterMs = retryAfterMs
    this.name = 'NetworkError'
  }
}
