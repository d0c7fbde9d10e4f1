import type { Kysely } from 'kysely'

/** The claim that identifies an account at the provider (docs/adr/0049-joining-accounts.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('identity_provider')
    .addColumn('subject_claim', 'text', (c) => c.notNull().defaultTo('sub'))
    .execute()
}
