import type { Kysely } from 'kysely'

/** So that each process can keep the list of who was erased beside its database (ADR 47). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('erasure').addColumn('subject_created_at', 'bigint').execute()
}
