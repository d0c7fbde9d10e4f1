import type { Kysely } from 'kysely'

/** What is never asked (gender) or follows from the group and the date (dl) has no place in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('student').dropColumn('gender').execute()
  await db.schema.alterTable('student').dropColumn('dl').execute()
}
