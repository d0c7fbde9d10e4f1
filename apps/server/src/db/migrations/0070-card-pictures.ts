import type { Kysely } from 'kysely'

/** The pictures that a login card asks for (rules.md, Accounts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('exchange_token').addColumn('pictures_hash', 'text').execute()
}
