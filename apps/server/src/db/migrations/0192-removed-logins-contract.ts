import type { Kysely } from 'kysely'

/** UWLR left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('uwlr_connection').execute()
}
