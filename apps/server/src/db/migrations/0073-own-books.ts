import type { Kysely } from 'kysely'

/** A title that a child put on the list itself: it is that child's own. The others are the organisation's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('book')
    .addColumn('student_id', 'bigint', (c) => c.references('student.id'))
    .execute()
}
