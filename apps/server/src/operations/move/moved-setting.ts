import type { Database } from '../../db/database.ts'

/** Setting in the embedded database of an installation that moved to PostgreSQL. */
export const movedSetting = 'moved_to_postgres'

export const markAsMoved = (database: Database, at: string): Promise<unknown> =>
  database.transaction((transaction) =>
    transaction.insertInto('setting').values({ name: movedSetting, value: at }).execute(),
  )

export const forgetMoved = (database: Database): Promise<unknown> =>
  database.transaction((transaction) =>
    transaction.deleteFrom('setting').where('name', '=', movedSetting).execute(),
  )
