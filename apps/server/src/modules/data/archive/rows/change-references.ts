import type { Table } from '../../../../db/personal-data/description.ts'
import type { DatabaseColumn } from '../../../../db/personal-data/columns.ts'
import type { Ids, DatabaseRow } from './ids.ts'
import { referenceRewrites } from './references.ts'

/** Returns the row with the references of the new installation; the caller sets the row's own id. */
export function changeReferences(
  table: Table,
  columns: readonly DatabaseColumn[],
  row: DatabaseRow,
  ids: Ids,
): DatabaseRow {
  const changed: Record<string, unknown> = {}
  for (const { name, to } of columns) {
    const value = row[name]
    const change = referenceRewrites[table]?.[name]
    if (value === null || name === 'id') changed[name] = value
    else if (change) changed[name] = change(value, ids, row)
    else changed[name] = to === null ? value : ids.of(to, Number(value))
  }
  return changed
}
