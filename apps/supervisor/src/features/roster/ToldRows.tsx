import { Notice } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface ToldRow {
  readonly line: number
  readonly name: string
  readonly reasons: readonly string[]
}

export interface RefusedRowsProps {
  readonly rows: readonly ToldRow[]
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
      <RowReasons rows={rows} />
    </Notice>
  )
}

export function RemarkedRows({ rows }: { rows: readonly ToldRow[] }) {
  if (rows.length === 0) return null
  return (
    <Notice look="attention">
      <p>
        <strong>{fill(texts.rows.remarked, { count: rows.length })}</strong>
      </p>
      <RowReasons rows={rows} />
    </Notice>
  )
}

const RowReasons = ({ rows }: { rows: readonly ToldRow[] }) => (
  <ul className={layout.bullets}>
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
)
