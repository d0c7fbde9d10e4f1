import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** By what a school knows its children, and what was done to many at once (supervisor.md, point 1; GRP-5 and GRP-6). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  for (const column of ['school_key', 'eckid']) {
    await db.schema.alterTable('student').addColumn(column, 'text').execute()
    // Empty is no key: both databases take any number of nulls.
    await db.schema
      .createIndex(`student_${column}`)
      .on('student')
      .columns(['organisation_id', column])
      .unique()
      .execute()
  }
  await dialect
    .addId(db.schema.createTable('roster_import'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('roster_import_organisation')
    .on('roster_import')
    .columns(['organisation_id', 'created_at'])
    .execute()
}
