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

/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/u

/**
 * The text of a CSV cell that no spreadsheet runs as a formula: an apostrophe stands before what looks like one (OWASP, CSV
 * Injection). `readRoster` takes it off again.
 */
export const safeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

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
