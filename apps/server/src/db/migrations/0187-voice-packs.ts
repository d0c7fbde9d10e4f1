import type { Kysely } from 'kysely'
import type { DialectHelpers } from '../dialects/dialect.ts'

/** Voices from elsewhere (docs/adr/0065-voice-packs.md). */
export async function up(db: Kysely<unknown>, dialect: DialectHelpers): Promise<void> {
  const table = db.schema
    .createTable('voice_pack')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('speaker', 'text', (c) => c.notNull())
    .addColumn('licence', 'text', (c) => c.notNull())
    .addColumn('consent', 'text', (c) => c.notNull())
    .addColumn('made_on', 'text', (c) => c.notNull())
    .addColumn('user_id', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('voice_pack_key', ['organisation_id', 'content_hash'])
  // SQLite has the number of a user as its only key (ADR 54).
  const [own, its] =
    dialect.name === 'postgres'
      ? [['user_id', 'organisation_id'] as const, ['id', 'organisation_id'] as const]
      : [['user_id'] as const, ['id'] as const]
  await table.addForeignKeyConstraint('voice_pack_user', [...own], 'user', [...its]).execute()
  await db.schema.createIndex('voice_pack_user_id').on('voice_pack').column('user_id').execute()
  await db.schema.alterTable('recording').addColumn('voice_pack', 'text').execute()
}
