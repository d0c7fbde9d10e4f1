import type { Kysely } from 'kysely'

/** The short code of a login card, and its pictures for who comes without the card's token (docs/adr/0018-limits.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('exchange_token').addColumn('code_hmac', 'text').execute()
  await db.schema.alterTable('exchange_token').addColumn('pictures_hmac', 'text').execute()
  await db.schema
    .createIndex('exchange_token_code')
    .unique()
    .on('exchange_token')
    .column('code_hmac')
    .execute()
}
