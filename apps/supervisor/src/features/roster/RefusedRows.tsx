import { Notice } from '../../app/controls/Notice.tsx'
import { countOf } from '@letterliaan/texts/numbers'
import styles from './Roster.module.css'

export interface RefusedRow {
  readonly line: number
  readonly name: string
  readonly reasons: readonly string[]
}

/** Rows that can't be taken, each with its reason. */
export function RefusedRows({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  return (
    <Notice look="attention">
      <p>
        <strong>{countOf(rows.length, 'rij kan', 'rijen kunnen')} niet mee.</strong> Pas de lijst aan en
        bekijk haar opnieuw, of ga verder zonder.
      </p>
      <ul className={styles.reasons}>
        {rows.map(({ line, name, reasons }) => (
          <li key={line}>
            Rij {line}
            {name !== '' && ` (${name})`}: {reasons.join(' ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
