import type { Kysely } from 'kysely'

/** What the last path that gave a child a world gave, so that undoing can take it back (PATH-7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('student').addColumn('path_gain', 'text').execute()
}
