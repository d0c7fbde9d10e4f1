import { sql, type Kysely } from 'kysely'

/** What is forgotten is found by its age, in small batches (operations/maintenance). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = async (table: string, columns: readonly string[]): Promise<void> => {
    await db.schema
      .createIndex(`${table}_age`)
      .on(table)
      .columns([...columns])
      .execute()
  }
  await index('live_event', ['created_at'])
  await index('activity', ['type', 'created_at'])
  await index('exchange_token', ['expires_at'])
  await index('user_report', ['created_at'])
  // Logins go with their last token from now on. What broken runs left behind goes here.
  await sql`
    delete from token_family
    where not exists (select 1 from token where token.family_id = token_family.id)`.execute(db)
}
