import type { Kysely } from 'kysely'

/** The polling transport left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('announcement').execute()
}
