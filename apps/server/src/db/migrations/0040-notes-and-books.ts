import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** The logbook and the bookshelf of a child, and the books of an organisation (LOG-1, BOOK-1). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  const ownedTable = (name: string) =>
    dialect
      .addId(db.schema.createTable(name))
      .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))

  await ownedTable('note')
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('date', 'bigint', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('note_student').on('note').column('student_id').execute()

  await ownedTable('book')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('file', 'text')
    .addColumn('url', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('book_organisation').on('book').column('organisation_id').execute()

  await ownedTable('book_read')
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('review', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('book_read_student').on('book_read').column('student_id').execute()
}
