import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/tables/rows.ts'

export const movedToPostgresSetting = 'moved_to_postgres'

export const markAsMoved = (database: Database, at: string): Promise<unknown> =>
  database.transaction((transaction) =>
    insertRows(transaction, 'setting', { name: movedToPostgresSetting, value: at }),
  )

export const deleteMovedSetting = (database: Database): Promise<unknown> =>
  database.transaction((transaction) =>
    transaction.deleteFrom('setting').where('name', '=', movedToPostgresSetting).execute(),
  )
