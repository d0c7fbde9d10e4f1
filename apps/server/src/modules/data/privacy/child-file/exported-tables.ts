import {
  childTables,
  getTableDescription,
  type ChildTableName,
} from '../../../../db/personal-data/table-descriptions.ts'

export interface ExportedTable {
  readonly table: ChildTableName
  readonly name: string
}

export interface LeftOutTable {
  readonly table: ChildTableName
  readonly because: string
}

export interface ExportedChild {
  readonly student_id: number
  readonly user_id: number
}

export const exportedTables: readonly ExportedTable[] = childTables.flatMap((table) => {
  const described = getTableDescription(table)
  return 'inExport' in described && described.inExport !== null ? [{ table, name: described.inExport }] : []
})

export const leftOutTables: readonly LeftOutTable[] = childTables.flatMap((table) => {
  const described = getTableDescription(table)
  return 'because' in described ? [{ table, because: described.because }] : []
})

/** Columns with secrets, or with ids that say nothing about the child. */
export const leftOutColumns: ReadonlySet<string> = new Set([
  'password_hash',
  'channel_id',
  'organisation_id',
  'exchange_token_id',
  'group_device_id',
])
