import type { Kysely } from 'kysely'

/** How sure a child was of its answer, where it was asked (KALM-2). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('answer').addColumn('confidence', 'text').execute()
