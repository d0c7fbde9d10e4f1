import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/**
 * A pool of which no statement takes longer than so many ms. A database that is frozen, or a network that lost it, says
 * nothing: then the connection is given up, which fails the statement and keeps the connection out of the pool.
 */
export const limitStatements = (pool: Pool, ms: number): PostgresPool => ({
  options: pool.options,
  connect: async () => limitClient(await pool.connect(), ms),
  end: () => pool.end(),
})

function limitClient(client: PoolClient, ms: number): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // With a statement under way, `end` breaks the connection off.
    const timer = setTimeout(() => void client.end().catch(() => undefined), ms)
    try {
      return await client.query(sql, parameters as unknown[])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}
