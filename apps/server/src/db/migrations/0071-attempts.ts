import type { Kysely } from 'kysely'

/**
 * How often something was tried, where several processes count together (docs/adr/0018-limits.md). The library that writes
 * it names the columns and wants them in this order.
 */
export async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expire', 'bigint')
    .execute()
  await db.schema.createIndex('attempt_expire').on('attempt').column('expire').execute()
}
