import type { Database } from '../../db/database.ts'
import { saveSetting } from '../../db/tables/setting.ts'

export const movedToPostgresSetting = 'moved_to_postgres'

export const markAsMoved = (database: Database, at: string): Promise<unknown> =>
  database.transaction((transaction) => saveSetting(transaction, movedToPostgresSetting, at))

export const deleteMovedSetting = (database: Database): Promise<unknown> =>
  database.transaction((transaction) =>
    transaction.deleteFrom('setting').where('name', '=', movedToPostgresSetting).execute(),
  )
