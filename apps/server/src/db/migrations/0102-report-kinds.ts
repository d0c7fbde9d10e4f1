import type { Kysely } from 'kysely'

/** What a child pointed at in the form; null: nothing, as in every report before. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('user_report').addColumn('kind', 'text').execute()
