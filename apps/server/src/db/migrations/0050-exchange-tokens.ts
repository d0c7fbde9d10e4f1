import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Ways in for a student without its password, and by which of them a login was made (rules.md, Accounts). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('exchange_token'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('made_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema.createIndex('exchange_token_student').on('exchange_token').column('student_id').execute()
  await db.schema
    .alterTable('token_family')
    .addColumn('exchange_token_id', 'bigint', (c) => c.references('exchange_token.id'))
    .execute()
  await db.schema
    .createIndex('token_family_exchange')
    .on('token_family')
    .column('exchange_token_id')
    .execute()
}
