import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Logging in with the account of the school (docs/adr/0049-joining-accounts.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await makeProviders(db, dialect)
  await makeIdentities(db, dialect)
  await makeAttempts(db)
  await db.schema
    .createTable('used_assertion')
    .addColumn('hash', 'text', (c) => c.notNull().primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('used_assertion_expires').on('used_assertion').column('expires_at').execute()
}

async function makeProviders(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('identity_provider'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('domains', 'text', (c) => c.notNull())
    .addColumn('for_whom', 'text', (c) => c.notNull())
    .addColumn('is_enabled', 'boolean', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('identity_provider_issuer')
    .unique()
    .on('identity_provider')
    .columns(['organisation_id', 'issuer'])
    .execute()
}

async function makeIdentities(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await dialect
    .addId(db.schema.createTable('identity'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('identity_subject')
    .unique()
    .on('identity')
    .columns(['organisation_id', 'issuer', 'subject'])
    .execute()
  await db.schema.createIndex('identity_user').on('identity').column('user_id').execute()
  await db.schema
    .alterTable('token_family')
    .addColumn('identity_id', 'bigint', (c) => c.references('identity.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('token_family').addColumn('provider_session', 'text').execute()
  await db.schema.createIndex('token_family_identity').on('token_family').column('identity_id').execute()
}

async function makeAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sso_attempt')
    .addColumn('hash', 'text', (c) => c.notNull().primaryKey())
    .addColumn('provider_id', 'bigint', (c) =>
      c.notNull().references('identity_provider.id').onDelete('cascade'),
    )
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.unique())
    .addColumn('identity_id', 'bigint', (c) => c.references('identity.id').onDelete('cascade'))
    .addColumn('provider_session', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sso_attempt_expires').on('sso_attempt').column('expires_at').execute()
  await db.schema.createIndex('sso_attempt_identity').on('sso_attempt').column('identity_id').execute()
}
