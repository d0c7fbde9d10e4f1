import type { Database, Transaction } from './database.ts'

/** Thrown to roll back. */
class TriedOut extends Error {}

/** Runs `work` and rolls back what it stored; returns its result. Throws as `work` does. */
export async function runAndRollBack<T>(
  database: Pick<Database, 'transaction'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const results: T[] = []
  try {
    return await database.transaction(async (transaction) => {
      results.push(await work(transaction))
      throw new TriedOut('Nothing of it is stored.')
    })
  } catch (error) {
    const [result] = results.slice(-1)
    if (error instanceof TriedOut) return result as T
    throw error
  }
}
