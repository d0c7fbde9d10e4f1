import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** The second step at login, and another mail address (docs/adr/0052-second-factor.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await db.schema
    .createTable('totp')
    .addColumn('user_id', 'bigint', (c) => c.notNull().primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    .addColumn('last_step', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('hash', 'text', (c) => c.notNull().primaryKey())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('recovery_code_user').on('recovery_code').column('user_id').execute()
  await dialect
    .addId(db.schema.createTable('passkey'))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credential', 'text', (c) => c.notNull().unique())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema.createIndex('passkey_user').on('passkey').column('user_id').execute()
  await makePassing(db)
}

async function makePassing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('login_challenge')
    .addColumn('hash', 'text', (c) => c.notNull().primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('num_tries', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('login_challenge_expires').on('login_challenge').column('expires_at').execute()
  await db.schema.createIndex('login_challenge_user').on('login_challenge').column('user_id').execute()
  await db.schema
    .createTable('email_change')
    .addColumn('hash', 'text', (c) => c.notNull().primaryKey())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('email_change_user').on('email_change').column('user_id').execute()
}
