import { sql, type Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Actions of the audit log whose detail is the number of the child that they are about. */
const ofOneChild = [
  'password_made',
  'login_card_made',
  'impersonation_made',
  'impersonation_used',
  'take_over_made',
  'take_over_used',
  'exchange_tokens_revoked',
  'proposals_switched_on',
  'proposals_switched_off',
]

/** Sittings that do not count (docs/adr/0025-a-voided-sitting.md), and which children the audit log is about (MEND-2). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('voided_session'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('laid_aside', 'text', (c) => c.notNull())
    .addColumn('voided_by', 'bigint', (c) => c.notNull())
    .addColumn('voided_at', 'bigint', (c) => c.notNull())
    .addColumn('undone_by', 'bigint')
    .addColumn('undone_at', 'bigint')
    .execute()
  await db.schema.createIndex('voided_session_student').on('voided_session').column('student_id').execute()

  await db.schema
    .createTable('audit_student')
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('audit_id', 'bigint', (c) => c.notNull().references('audit.id'))
    .addPrimaryKeyConstraint('audit_student_key', ['student_id', 'audit_id'])
    .execute()
  await sql`
    insert into audit_student (student_id, audit_id)
    select student.id, audit.id from audit
    inner join student on student.organisation_id = audit.organisation_id
      and cast(student.id as text) = audit.detail
    where audit.action in (${sql.join(ofOneChild)})
  `.execute(db)
}
