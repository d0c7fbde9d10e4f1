import type { Problem } from '../entities/problem.ts'

/** A call that the server refused. `problem.detail` is a Dutch sentence for people (rules.md, Shapes of the API). */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'ApiError'
    this.status = problem.status
    this.problem = problem
  }
}

/** The server could not be reached: nothing is known about what happened to the call. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('De server is niet bereikbaar.', { cause })
    this.name = 'NetworkError'
  }
}
