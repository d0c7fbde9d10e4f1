export interface CsvDialect {
  readonly separator: ';' | ',' | '\t'
  readonly lineEnd: '\r\n' | '\n'
  /** Puts quotes around every cell, or only around cells that need them. */
  readonly quotes: 'all' | 'needed'
  /** Marks the file as UTF-8 for Excel. */
  readonly bom: boolean
}

/** The dialect that Dutch Excel opens without questions. */
export const excelDialect: CsvDialect = { separator: ';', lineEnd: '\r\n', quotes: 'needed', bom: true }

const formulaStart = /^[=+\-@\t\r]/u

/** Puts an apostrophe before text that looks like a formula (OWASP, CSV Injection). `readRoster` removes it. */
export const toSafeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** Makes each cell safe. All CSV files of the product are written here. */
export function writeCsv(
  lines: readonly (readonly string[])[],
  { separator, lineEnd, quotes, bom }: CsvDialect = excelDialect,
): string {
  const writeCell = (cell: string): string => {
    const safe = toSafeCell(cell)
    const needsQuotes = quotes === 'all' || /["\r\n]|^\s|\s$/u.test(safe) || safe.includes(separator)
    return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const body = lines.map((cells) => cells.map(writeCell).join(separator) + lineEnd).join('')
  return (bom ? '\ufeff' : '') + body
}
