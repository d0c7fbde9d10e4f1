import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { codeOf } from './faults.ts'

/** After `ms` the connection is dropped: a frozen database or lost network never answers. */
export const limitStatements = (pool: Pool, ms: number): PostgresPool => ({
  options: pool.options,
  connect: async () => limitClient(await pool.connect(), ms),
  end: () => pool.end(),
})

function limitClient(client: PoolClient, ms: number): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // `end` during a statement breaks the connection off.
    const timer = setTimeout(() => void client.end().catch(() => undefined), ms)
    try {
      return await client.query(sql, parameters as unknown[])
    } catch (error) {
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
