import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Groups of children with their supervisors, and children who left (supervisor.md, point 1; GRP-1). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('group'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('school_year', 'integer', (c) => c.notNull())
    .addColumn('level_id', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('group_organisation').on('group').column('organisation_id').execute()

  await createMembers(db, 'student')
  await createMembers(db, 'supervisor')
  await db.schema.alterTable('student').addColumn('archived_at', 'bigint').execute()
}

/** A supervisor is a user. */
async function createMembers(db: Kysely<unknown>, member: 'student' | 'supervisor'): Promise<void> {
  const table = `group_${member}`
  const column = member === 'student' ? 'student_id' : 'user_id'
  const references = member === 'student' ? 'student.id' : 'user.id'
  await db.schema
    .createTable(table)
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('group_id', 'bigint', (c) => c.notNull().references('group.id'))
    .addColumn(column, 'bigint', (c) => c.notNull().references(references))
    .addPrimaryKeyConstraint(`${table}_key`, ['group_id', column] as never)
    .execute()
  await db.schema.createIndex(`${table}_member`).on(table).column(column).execute()
}
