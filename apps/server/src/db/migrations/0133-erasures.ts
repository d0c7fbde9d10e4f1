import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Who is to be erased, and who was (ADR 47). Nothing is referred to: these rows stay when all else is gone. */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('erasure'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'bigint', (c) => c.notNull())
    .addColumn('asked_by', 'bigint')
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_by', 'bigint')
    .addColumn('confirmed_at', 'bigint')
    .addColumn('cancelled_by', 'bigint')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('started_at', 'bigint')
    .addColumn('done_at', 'bigint')
    .addColumn('scrubbed_at', 'bigint')
    .execute()
  await db.schema.createIndex('erasure_organisation').on('erasure').column('organisation_id').execute()
}
