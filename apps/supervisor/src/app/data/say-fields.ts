import { ApiError } from '@letterliaan/contract/client'

/** Rejects with the message of the first wrong field. */
export async function sayFields<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (error) {
    const errors = error instanceof ApiError ? Object.values(error.problem.errors ?? {}) : []
    throw errors.length === 0 ? error : new Error(errors.join(' '), { cause: error })
  }
}
