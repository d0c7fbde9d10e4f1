import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { FailureCounter } from '../../database-load.ts'
import { codeOf } from './faults.ts'

/** For a connection. Some tenths of a second of work; a later one is told at once that the database is busy. */
export const maxWaiting = 300

/** After `ms` the connection is dropped: a frozen database or lost network never answers. */
export const limitStatements = (pool: Pool, ms: number, failures: FailureCounter): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      if (pool.waitingCount >= maxWaiting) throw tooManyWait()
      return limitClient(await pool.connect(), ms, failures)
    } catch (error) {
      failures.note(error)
      throw error
    }
  },
  end: () => pool.end(),
})

/** PostgreSQL's own code for it. */
const tooManyWait = (): Error => Object.assign(new Error('Too many wait.'), { code: '53300' })

function limitClient(client: PoolClient, ms: number, failures: FailureCounter): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // `end` during a statement breaks the connection off.
    const timer = setTimeout(() => void client.end().catch(() => undefined), ms)
    try {
      return await client.query(sql, parameters as unknown[])
    } catch (error) {
      failures.note(error)
      // A server that is no longer the primary would refuse every write of this connection.
      if (codeOf(error) === '25006') void client.end().catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}
