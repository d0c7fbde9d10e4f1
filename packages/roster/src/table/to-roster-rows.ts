import { readName, readSurname, cleanName } from '../names/read-name.ts'
import { createEmptyRow, readLevel, type RosterRegion, type RosterRow } from '../roster-row.ts'
import type { ColumnField, ColumnProposal } from './propose-columns.ts'
import type { TableOfCells, TableLine } from './read-table.ts'

export const toRosterRows = (
  table: TableOfCells,
  { hasHeader, columns }: ColumnProposal,
  region: RosterRegion,
): RosterRow[] =>
  (hasHeader ? table.lines.slice(1) : table.lines).map((line) => rowFromLine(line, columns, region))

function rowFromLine(
  { line, cells }: TableLine,
  columns: readonly ColumnField[],
  region: RosterRegion,
): RosterRow {
  const textsOf = (field: ColumnField): string[] =>
    columns.flatMap((column, at) => (column === field ? [cleanName(cells[at] ?? '')] : [])).filter(Boolean)
  const textOf = (field: ColumnField): string => textsOf(field).join(' ')
  const group_names = [...new Set(textsOf('group'))]
  const whole = readName(textOf('full_name'))
  return {
    ...createEmptyRow(line),
    first_name: textOf('first_name') || whole.first_name,
    last_name: readSurname(textOf('prefix'), textOf('last_name')) || whole.last_name,
    key: textOf('key') || null,
    eckid: textOf('eckid') || null,
    group_names,
    level_id:
      [textOf('level'), ...group_names]
        .map((text) => readLevel(text, region))
        .find((level) => level !== null) ?? null,
  }
}
