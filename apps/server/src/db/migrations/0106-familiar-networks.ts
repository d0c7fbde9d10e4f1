import type { Kysely } from 'kysely'

/** From where people of a school logged in, and which child a supervisor let in (docs/adr/0018-limits.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('familiar_network')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('familiar_network_seen').on('familiar_network').column('seen_at').execute()
  await db.schema.alterTable('user').addColumn('let_in_at', 'bigint').execute()
}
