import type { Kysely } from 'kysely'

/** Counted by all processes (ADR 18). Its library names the columns and wants this order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expire', 'bigint')
    .execute()
  await db.schema.createIndex('attempt_expire').on('attempt').column('expire').execute()
}
