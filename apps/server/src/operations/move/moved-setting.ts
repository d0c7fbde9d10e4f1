import type { Database } from '../../db/database.ts'

export const movedToPostgresSetting = 'moved_to_postgres'

export const markAsMoved = (database: Database, at: string): Promise<unknown> =>
  database.transaction((transaction) =>
    transaction.insertInto('setting').values({ name: movedToPostgresSetting, value: at }).execute(),
  )

export const deleteMovedSetting = (database: Database): Promise<unknown> =>
  database.transaction((transaction) =>
    transaction.deleteFrom('setting').where('name', '=', movedToPostgresSetting).execute(),
  )
