export interface CsvDialect {
  readonly separator: ';' | ',' | '\t'
  readonly lineEnd: '\r\n' | '\n'
  /** Around every cell, or only where needed. */
  readonly quotes: 'all' | 'needed'
  /** Tells Excel that it is UTF-8. */
  readonly bom: boolean
}

/** Dutch Excel opens it without asking. */
export const excelDialect: CsvDialect = { separator: ';', lineEnd: '\r\n', quotes: 'needed', bom: true }

const formulaStart = /^[=+\-@\t\r]/u

/** Prefixes what looks like a formula with an apostrophe (OWASP, CSV Injection); `readRoster` removes it. */
export const toSafeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** The product's only CSV writer: each cell is safe. */
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
