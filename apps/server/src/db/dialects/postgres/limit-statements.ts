import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

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
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}
