import { sql, type Kysely } from 'kysely'

/** Deletes providers of SAML and LTI, which can no longer be used, and the accounts joined by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from identity where exists (
      select 1 from identity_provider
      where identity_provider.organisation_id = identity.organisation_id
        and identity_provider.issuer = identity.issuer
        and identity_provider.kind <> 'oidc')`.execute(db)
  await sql`delete from identity_provider where kind <> 'oidc'`.execute(db)
}
