import { ApiError } from '@letterliaan/contract/client'

/** What is wrong with a field is the sentence that counts. */
export async function sayFields<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (error) {
    const errors = error instanceof ApiError ? Object.values(error.problem.errors ?? {}) : []
    throw errors.length === 0 ? error : new Error(errors.join(' '), { cause: error })
  }
}
