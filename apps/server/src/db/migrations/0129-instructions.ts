import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Why an instruction group is there, and when to look again (ADR 44); what it brought is in the log. */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('instruction'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('group_id', 'bigint', (c) => c.notNull().references('group.id').unique())
    .addColumn('category', 'text')
    .addColumn('look_again_on', 'text', (c) => c.notNull())
    .addColumn('made_by', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_by', 'bigint', (c) => c.references('user.id'))
    .addColumn('seen_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('instruction_organisation')
    .on('instruction')
    .column('organisation_id')
    .execute()
}
