import { Kysely, type PostgresPool } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '../../schema.ts'
import { RetryingDialect } from './retrying-dialect.ts'

const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
const rolledBack = Object.assign(new Error('deadlock detected'), { code: '40P01' })

/** Opens a database whose first statement fails. Lists the connection of each statement. */
function openFailing(error: Error) {
  const usedBy: number[] = []
  let connections = 0
  const query = async (connection: number) => {
    usedBy.push(connection)
    if (usedBy.length === 1) throw error
    return { command: 'SELECT', rowCount: 0, rows: [] }
  }
  const pool = {
    options: {},
    connect: async () => {
      const connection = ++connections
      return { query: () => query(connection), release: () => undefined }
    },
  }
  const dialect = new RetryingDialect({ pool: pool as unknown as PostgresPool })
  return { queries: new Kysely<Schema>({ dialect }), usedBy }
}

test('OPS-11 a read outside a transaction is retried on another connection if its own is lost', async () => {
  const { queries, usedBy } = openFailing(lost)
  expect(await queries.selectFrom('setting').selectAll().execute()).toEqual([])
  expect(usedBy).toEqual([1, 2])
})

test('OPS-11 a write outside a transaction is retried if it was rolled back', async () => {
  const { queries, usedBy } = openFailing(rolledBack)
  await queries.deleteFrom('setting').execute()
  expect(usedBy).toEqual([1, 1])
})

test('OPS-11 a write outside a transaction is not retried if its connection is lost, because it may be stored', async () => {
  const { queries, usedBy } = openFailing(lost)
  await expect(queries.deleteFrom('setting').execute()).rejects.toThrow('ECONNRESET')
  expect(usedBy).toEqual([1])
})
