import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Words to write over on paper, and how it went (docs/adr/0068-writing-sheets.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  const isPostgres = dialect.name === 'postgres'
  // SQLite has the number of a child or a user as its only key (ADR 54).
  const own = <Column extends string>(column: Column): (Column | 'organisation_id')[] =>
    isPostgres ? [column, 'organisation_id'] : [column]
  await dialect
    .addId(db.schema.createTable('writing_sheet'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('made_by', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('marked_by', 'bigint')
    .addColumn('marked_at', 'bigint')
    .addForeignKeyConstraint('writing_sheet_child', own('student_id'), 'student', own('id'))
    .addForeignKeyConstraint('writing_sheet_maker', own('made_by'), 'user', own('id'))
    .addForeignKeyConstraint('writing_sheet_marker', own('marked_by'), 'user', own('id'))
    .execute()
  await db.schema
    .createIndex('writing_sheet_code')
    .unique()
    .on('writing_sheet')
    .columns(['organisation_id', 'code'])
    .execute()
  for (const column of ['student_id', 'made_by', 'marked_by'])
    await db.schema
      .createIndex(`writing_sheet_${column}`)
      .on('writing_sheet')
      .columns([column, 'organisation_id'])
      .execute()
  if (isPostgres) await dialect.putOrganisationInKeys(db, ['writing_sheet'])
}
