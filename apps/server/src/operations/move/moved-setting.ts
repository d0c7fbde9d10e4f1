import type { Database } from '../../db/database.ts'

export const movedSetting = 'moved_to_postgres'

export const markAsMoved = (database: Database, at: string): Promise<unknown> =>
  database.transaction((transaction) =>
    transaction.insertInto('setting').values({ name: movedSetting, value: at }).execute(),
  )

export const forgetMoved = (database: Database): Promise<unknown> =>
  database.transaction((transaction) =>
    transaction.deleteFrom('setting').where('name', '=', movedSetting).execute(),
  )
