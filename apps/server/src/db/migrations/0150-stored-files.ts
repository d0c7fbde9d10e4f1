import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Recordings and own pictures: their bytes, or where they lie in a store of objects (ADR 55). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await db.schema
    .createTable('stored_file')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('num_bytes', 'integer', (c) => c.notNull())
    .addColumn('bytes', dialect.name === 'postgres' ? 'bytea' : 'blob')
    .addColumn('object_name', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('stored_file_key', ['organisation_id', 'kind', 'name'])
    .execute()
}
