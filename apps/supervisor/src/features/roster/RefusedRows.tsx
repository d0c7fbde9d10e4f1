import { Notice } from '../../app/controls/Notice.tsx'
import styles from './Roster.module.css'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export interface RefusedRow {
  readonly line: number
  readonly name: string
  readonly reasons: readonly string[]
}

export interface RefusedRowsProps {
  readonly rows: readonly RefusedRow[]
  /** The others came in. */
  readonly isDone?: boolean
}

export function RefusedRows({ rows, isDone = false }: RefusedRowsProps) {
  if (rows.length === 0) return null
  const title = isDone ? texts.done.left : texts.refused.rows
  return (
    <Notice look="attention">
      <p>
        <strong>{fill(title, { count: rows.length })}</strong> {!isDone && texts.refused.advice}
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
