import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

const ofRow = (table: string, by: string, to: string): RawBuilder<number> =>
  sql`(select ${sql.ref(`${to}.organisation_id`)} from ${sql.table(to)}
    where ${sql.ref(`${to}.id`)} = ${sql.ref(`${table}.${by}`)})`

const ofUser = (table: string): RawBuilder<number> => ofRow(table, 'user_id', 'user')

/** Every table of an organisation says of which (docs/adr/0054-organisation-in-keys.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  // No version wrote a row without both.
  await sql`delete from audit where organisation_id is null and user_id is null`.execute(db)
  await dialect.addOrganisations(db, [
    { table: 'audit_student', organisation: ofRow('audit_student', 'student_id', 'student') },
    { table: 'audit', organisation: sql`coalesce(audit.organisation_id, ${ofUser('audit')})` },
    { table: 'idempotency', organisation: ofUser('idempotency') },
    { table: 'password_reset', organisation: ofUser('password_reset') },
    {
      table: 'token',
      organisation: sql`(select "user".organisation_id from token_family
        join "user" on "user".id = token_family.user_id where token_family.id = token.family_id)`,
    },
    { table: 'token_family', organisation: ofUser('token_family') },
    { table: 'sso_attempt', organisation: ofRow('sso_attempt', 'provider_id', 'identity_provider') },
    { table: 'totp', organisation: ofUser('totp') },
    { table: 'recovery_code', organisation: ofUser('recovery_code') },
    { table: 'passkey', organisation: ofUser('passkey') },
    {
      table: 'login_challenge',
      organisation: sql`coalesce(${ofUser('login_challenge')}, 0)`,
      mayBeNone: true,
    },
    { table: 'email_change', organisation: ofUser('email_change') },
  ])
}
