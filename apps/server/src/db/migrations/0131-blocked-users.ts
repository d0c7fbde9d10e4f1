import type { Kysely } from 'kysely'

/** Who may log in no longer (docs/adr/0046-staff.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('blocked_at', 'bigint').execute()
}
