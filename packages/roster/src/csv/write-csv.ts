import { safeCell } from './safe-cell.ts'

/** How a program for spreadsheets writes CSV. */
export interface CsvDialect {
  readonly separator: ';' | ',' | '\t'
  readonly lineEnd: '\r\n' | '\n'
  /** Quotes around every cell, or only where they are needed. */
  readonly quotes: 'all' | 'needed'
  /** The sign by which Excel knows that it is UTF-8. */
  readonly bom: boolean
}

/** What Excel in Dutch opens without asking. */
export const excelDialect: CsvDialect = { separator: ';', lineEnd: '\r\n', quotes: 'needed', bom: true }

/** Every CSV of the product is written here: each cell is safe for spreadsheets. */
export function writeCsv(
  lines: readonly (readonly string[])[],
  { separator, lineEnd, quotes, bom }: CsvDialect = excelDialect,
): string {
  const writeCell = (cell: string): string => {
    const safe = safeCell(cell)
    const needsQuotes = quotes === 'all' || /["\r\n]|^\s|\s$/u.test(safe) || safe.includes(separator)
    return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const body = lines.map((cells) => cells.map(writeCell).join(separator) + lineEnd).join('')
  return (bom ? '\ufeff' : '') + body
}
