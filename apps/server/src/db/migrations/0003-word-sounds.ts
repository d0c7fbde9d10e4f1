import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** What an organisation changed of how words sound, and the words that it still has to look at (audio.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  await db.schema
    .alterTable('organisation')
    .addColumn('sounds_version', 'text', (c) => c.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('pronunciation')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('groups', 'text', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('pronunciation_key', ['organisation_id', 'type', 'file_name'])
    .execute()

  await db.schema
    .createTable('recording')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('duration_ms', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('recording_key', ['organisation_id', 'type', 'file_name'])
    .execute()

  await dialect
    .addId(db.schema.createTable('word_mark'))
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('word_id', 'bigint', (c) => c.notNull().references('word.id'))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('word_mark_once', ['organisation_id', 'word_id'])
    .execute()
}
