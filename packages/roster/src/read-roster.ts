import { checkRows } from './check-rows.ts'
import { isXml, readEdexml } from './edexml/read-edexml.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import { readNames } from './names/read-names.ts'
import {
  truncateText,
  RosterError,
  rosterLimits,
  type CheckedRow,
  type RosterRegion,
  type RosterRow,
} from './roster-row.ts'
import {
  findActiveColumn,
  findHeader,
  isHeader,
  proposeColumns,
  type ColumnProposal,
} from './table/propose-columns.ts'
import { findRemarks, type RosterRemark } from './table/find-remarks.ts'
import { readTable, type Separator, type TableOfCells } from './table/read-table.ts'
import { toRosterRows } from './table/to-roster-rows.ts'

export interface RosterTable extends ColumnProposal {
  readonly separator: Separator
  readonly samples: readonly (readonly string[])[]
  readonly remarks: readonly RosterRemark[]
}

export interface Roster {
  readonly kind: 'names' | 'table' | 'edexml'
  readonly encoding: Encoding
  readonly table: RosterTable | null
  readonly rows: readonly CheckedRow[]
}

const numSamples = 4

/** Reads EDEXML, a table or names. `columns`: as the user corrected them. Throws a RosterError in Dutch. */
export function readRoster(
  bytes: Uint8Array,
  columns: ColumnProposal | null = null,
  region: RosterRegion = 'nederland',
): Roster {
  const { text, encoding } = decodeText(bytes)
  if (isXml(text)) return { kind: 'edexml', encoding, table: null, rows: check(readEdexml(text)) }
  assertRosterFits(text)
  if (columns === null && isOnlyHeader(text)) throw new RosterError(noNames)
  if (!isTable(text) && columns === null) {
    return { kind: 'names', encoding, table: null, rows: check(readNames(text)) }
  }
  const table = withoutTitle(readTable(text))
  const chosen = fit(columns ?? proposeColumns(table), table)
  const { separator, lines, numColumns } = table
  const samples = lines
    .slice(0, numSamples)
    .map(({ cells }) => Array.from({ length: numColumns }, (_, at) => truncateText(cells[at] ?? '')))
  const rows = refuseInactive(check(toRosterRows(table, chosen, region)), table, chosen)
  const remarks = findRemarks(table, chosen, region)
  return { kind: 'table', encoding, table: { ...chosen, separator, samples, remarks }, rows }
}

function withoutTitle(table: TableOfCells): TableOfCells {
  const lines = table.lines.slice(findHeader(table.lines.map(({ cells }) => cells)))
  return { ...table, lines }
}

/** Refuses children who left, whom the list of a school program may include. */
function refuseInactive(
  rows: readonly CheckedRow[],
  { lines }: TableOfCells,
  { hasHeader, columns }: ColumnProposal,
): readonly CheckedRow[] {
  const at = hasHeader ? findActiveColumn(lines[0]?.cells ?? []) : -1
  if (at === -1 || columns[at] !== 'skip') return rows
  const inactive = new Set(lines.flatMap(({ line, cells }) => (isNo.test(cells[at] ?? '') ? [line] : [])))
  return rows.map((checked) =>
    inactive.has(checked.row.line) ? { ...checked, problems: [...checked.problems, notActive] } : checked,
  )
}

const isNo = /^(?:false|nee|no|n|0|onwaar|inactief)$/iu
const notActive = 'In de lijst staat dat dit kind niet actief is.'

const fit = ({ hasHeader, columns }: ColumnProposal, { numColumns }: TableOfCells): ColumnProposal => ({
  hasHeader,
  columns: Array.from({ length: numColumns }, (_, at) => columns[at] ?? 'skip'),
})

function check(rows: readonly RosterRow[]): CheckedRow[] {
  if (rows.length === 0) throw new RosterError(noNames)
  if (rows.length > rosterLimits.rows) {
    throw new RosterError(`Dit zijn meer dan ${rosterLimits.rows} rijen. Verdeel ze over meer bestanden.`)
  }
  return checkRows(rows)
}

const noNames = 'Hier staan geen namen in.'

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '')

/** Tests for an empty form of a spreadsheet, because 'Voornaam;Achternaam' is not a name. */
function isOnlyHeader(text: string): boolean {
  const [line = '', ...others] = linesOf(text).filter((each) => /[^\s;,]/u.test(each))
  return others.length === 0 && isHeader(line.split(/[;,\t]/u))
}

/** A comma separates cells only without a space or below a header, because 'Vries, Noor de' is one name. */
function isTable(text: string): boolean {
  const lines = linesOf(text)
  const isUsual = (test: (line: string) => boolean) => lines.filter(test).length > lines.length / 2
  if (lines.length < 2) return text.includes('\t')
  if (/^\ufeff?sep=/iu.test(text) || isUsual((line) => /[\t;]|^\s*"/u.test(line))) return true
  const startsWithHeader = proposeColumns(readTable(lines.slice(0, 2).join('\n'))).hasHeader
  const hasTitle = findHeader(lines.slice(0, 11).map((line) => line.split(','))) > 0
  return startsWithHeader || hasTitle || isUsual((line) => /,\S/u.test(line))
}

/** The count includes empty lines, and lines inside fields. */
const maxLines = 20_000
/** The number of cells in the widest table with the most rows. */
const maxCells = rosterLimits.rows * rosterLimits.columns
/** High, because all names may be on one line. */
const maxCellsOfLine = rosterLimits.rows

const lineFeed = 10
const carriageReturn = 13
const separators: ReadonlySet<number> = new Set([9, 44, 59])

/** Call before parsing, so that large files are refused at once. Throws RosterError. */
export function assertRosterFits(text: string): void {
  let lines = 1
  let cells = 0
  let cellsOfLine = 0
  for (let at = 0; at < text.length; at++) {
    // oxlint-disable-next-line unicorn/prefer-code-point -- The separators are all one unit, and there may be millions of units.
    const unit = text.charCodeAt(at)
    if (unit === lineFeed || unit === carriageReturn) {
      lines += 1
      cellsOfLine = 0
    } else if (separators.has(unit)) {
      cells += 1
      cellsOfLine += 1
    }
    if (lines > maxLines) {
      throw new RosterError(`Dit zijn meer dan ${rosterLimits.rows} rijen. Verdeel ze over meer bestanden.`)
    }
    if (cellsOfLine > maxCellsOfLine || cells > maxCells) {
      throw new RosterError('Dit bestand heeft te veel kolommen. Bewaar alleen de kolommen die nodig zijn.')
    }
  }
}
