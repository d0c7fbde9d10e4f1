export interface CsvDialect {
  readonly separator: ';' | ',' | '\t'
  readonly lineEnd: '\r\n' | '\n'
  /** Quotes around every cell, or only where needed. */
  readonly quotes: 'all' | 'needed'
  /** Marks the file as UTF-8 for Excel. */
  readonly bom: boolean
}

/** Opened by Dutch Excel without questions. */
export const excelDialect: CsvDialect = { separator: ';', lineEnd: '\r\n', quotes: 'needed', bom: true }

const formulaStart = /^[=+\-@\t\r]/u

/** Prefixes what looks like a formula with an apostrophe (OWASP, CSV Injection); `readRoster` removes it. */
export const toSafeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** The product's only CSV writer: it makes each cell safe. */
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
