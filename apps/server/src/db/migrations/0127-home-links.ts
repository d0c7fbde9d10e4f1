import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Links to the page for home (docs/adr/0043-a-page-for-home.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('home_link'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('made_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('num_openings', 'integer', (c) => c.notNull())
    .addColumn('last_opened_on', 'text')
    .execute()
  await db.schema.createIndex('home_link_hash').unique().on('home_link').column('hash').execute()
  await db.schema.createIndex('home_link_student').on('home_link').column('student_id').execute()
  await db.schema.createIndex('home_link_expires').on('home_link').column('expires_at').execute()
}
