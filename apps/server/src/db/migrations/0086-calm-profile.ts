import type { Kysely } from 'kysely'

/** How calm the game is for a child (supervisor.md, Calm profile). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('student').addColumn('calm_profile', 'text').execute()
