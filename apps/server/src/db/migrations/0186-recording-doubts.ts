import type { Kysely } from 'kysely'

/** What may be wrong with a recording (STEM-1). Older ones were not judged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('recording')
    .addColumn('doubts', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
}
