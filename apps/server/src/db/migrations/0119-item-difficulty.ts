import type { Kysely } from 'kysely'

/** How difficult words proved to be (docs/adr/0036-what-turns-can-tell.md), by `npm run rebuild -- --difficulty`: counts only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('item_difficulty')
    .addColumn('word_id', 'bigint', (c) => c.primaryKey().references('word.id'))
    .addColumn('difficulty', 'double precision', (c) => c.notNull())
    .addColumn('num_children', 'integer', (c) => c.notNull())
    .execute()
}
