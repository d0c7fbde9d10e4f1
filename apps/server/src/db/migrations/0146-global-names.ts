import { hash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'

interface Found {
  readonly text: string
  readonly organisation_id: number
}

const rowsPerInsert = 500

/** By which an organisation is found before anybody is known (docs/adr/0054-organisation-in-keys.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('global_name')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addPrimaryKeyConstraint('global_name_key', ['kind', 'name'])
    .execute()
  await db.schema
    .createIndex('global_name_organisation')
    .on('global_name')
    .columns(['organisation_id', 'kind'])
    .execute()
  const usernames = await sql<Found>`select username as text, organisation_id from "user"`.execute(db)
  for (let at = 0; at < usernames.rows.length; at += rowsPerInsert) {
    const rows = usernames.rows
      .slice(at, at + rowsPerInsert)
      .map(
        ({ text, organisation_id }) => sql`('username', ${hash('sha256', text, 'hex')}, ${organisation_id})`,
      )
    await sql`insert into global_name (kind, name, organisation_id) values ${sql.join(rows)}`.execute(db)
  }
  await sql`insert into global_name (kind, name, organisation_id)
    select 'card_code', code_hmac, organisation_id from exchange_token where code_hmac is not null`.execute(
    db,
  )
  await sql`insert into global_name (kind, name, organisation_id)
    select 'pairing_code', code_hmac, organisation_id from pairing_code`.execute(db)
  await sql`insert into global_name (kind, name, organisation_id)
    select 'passkey', credential, organisation_id from passkey`.execute(db)
}
