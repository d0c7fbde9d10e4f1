import type { PreviewedRow } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Notice } from '../../app/controls/Notice.tsx'
import { nameOf } from './decisions.ts'
import styles from './Roster.module.css'
import * as texts from './texts.ts'

/** Rows of one child that say the same: nothing of the list goes by without a word. */
export function RepeatedRows({ rows }: { rows: readonly PreviewedRow[] }) {
  if (rows.length === 0) return null
  return (
    <Notice>
      <p>
        <strong>{fill(texts.rows.repeats, { count: rows.length })}</strong> {texts.rows.repeatsOnce}
      </p>
      <ul className={styles.reasons}>
        {rows.map(({ row, repeats }) => (
          <li key={row.line}>
            {fill(texts.rows.repeatOf, { lines: [row.line, ...repeats].join(', '), name: nameOf(row) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
