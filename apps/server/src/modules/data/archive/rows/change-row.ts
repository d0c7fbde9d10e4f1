import type { Table } from '../../../../db/personal-data/description.ts'
import type { Column } from '../../../../db/personal-data/columns.ts'
import type { Ids, Row } from './ids.ts'
import { references } from './references.ts'

/** The row as another installation has it. The id itself is left to who writes it. */
export function changeRow(table: Table, columns: readonly Column[], row: Row, ids: Ids): Row {
  const changed: Record<string, unknown> = {}
  for (const { name, to } of columns) {
    const value = row[name]
    const change = references[table]?.[name]
    if (value === null || name === 'id') changed[name] = value
    else if (change) changed[name] = change(value, ids, row)
    else changed[name] = to === null ? value : ids.of(to, Number(value))
  }
  return changed
}
