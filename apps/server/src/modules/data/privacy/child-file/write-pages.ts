import { createDutchFormat } from '@letterliaan/rules/calendar'
import type { DatabaseRow } from '../../../../db/personal-data/row-pages.ts'
import { texts } from './texts.ts'

const moment = createDutchFormat({ dateStyle: 'long', timeStyle: 'short' })

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const style = `body{font-family:Verdana,Arial,sans-serif;line-height:1.5;margin:2rem;color:#1c2a33;background:#fff}
table{border-collapse:collapse}th,td{border:1px solid #8fa3ad;padding:.3rem .6rem;text-align:left;vertical-align:top}
th{background:#eef4f6}dt{font-weight:bold;margin-top:.7rem}`

export const writePageStart = (title: string): string =>
  `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>${escapeHtml(title)}</h1>
`
export const pageEnd = '</body></html>\n'

/** Writes the table's head from its first row, because all rows have the same columns. */
export const writeTableStart = (row: DatabaseRow): string =>
  `<table><thead><tr>${Object.keys(row)
    .map((name) => `<th scope="col">${escapeHtml(texts.columnNames[name] ?? name.replaceAll('_', ' '))}</th>`)
    .join('')}</tr></thead><tbody>
`
export const tableEnd = '</tbody></table>\n'

export const writeTableRow = (row: DatabaseRow): string =>
  `<tr>${Object.entries(row)
    .map(([name, value]) => `<td>${escapeHtml(formatValue(name, value))}</td>`)
    .join('')}</tr>
`

const isMoment = (name: string): boolean =>
  /(_at|^since|^until|^from|^due|^last_review|^date)$/.test(name) || name === 'date_of_birth'

function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (typeof value === 'number' && isMoment(name)) return value === 0 ? '' : moment.format(value * 1000)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
