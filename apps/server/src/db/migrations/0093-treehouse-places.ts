import type { Kysely } from 'kysely'

/** Where something that a child bought stands in its treehouse (GIDS-12); null: nowhere. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('student_badge').addColumn('place', 'text').execute()
