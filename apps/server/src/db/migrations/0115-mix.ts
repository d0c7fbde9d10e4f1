import type { Kysely } from 'kysely'

/** 'Door elkaar': a repetition of words of all steps, and how many words a school lets it ask (WEET-6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('step').addColumn('mix', 'text').execute()
  await db.schema
    .alterTable('organisation')
    .addColumn('mix_size', 'integer', (c) => c.notNull().defaultTo(10))
    .execute()
}
