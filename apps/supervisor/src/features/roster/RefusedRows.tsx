import { Notice } from '../../app/controls/Notice.tsx'
import styles from './Roster.module.css'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export interface RefusedRow {
  readonly line: number
  readonly name: string
  readonly reasons: readonly string[]
}

export function RefusedRows({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  return (
    <Notice look="attention">
      <p>
        <strong>{fill(texts.refused.rows, { count: rows.length })}</strong> {texts.refused.advice}
      </p>
      <ul className={styles.reasons}>
        {rows.map(({ line, name, reasons }) => (
          <li key={line}>
            {fill(name === '' ? texts.refused.row : texts.refused.rowOf, {
              line,
              name,
              reasons: reasons.join(' '),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
