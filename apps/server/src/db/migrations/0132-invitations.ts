import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Invitations to the staff of a school (docs/adr/0046-staff.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('invitation'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('group_ids', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('made_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('used_by', 'bigint', (c) => c.references('user.id'))
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  await db.schema.createIndex('invitation_hash').unique().on('invitation').column('hash').execute()
  await db.schema.createIndex('invitation_organisation').on('invitation').column('organisation_id').execute()
}
