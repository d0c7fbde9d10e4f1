import type { Kysely } from 'kysely'

/** The game with which a repetition is practised (docs/adr/0073-games.md). Older ones have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('step').addColumn('game', 'text').execute()
}
