import type { HistoryEntry } from '@letterliaan/contract'
import { formatMoment } from '../../app/format.ts'
import styles from './History.module.css'

/** What supervisors changed for a child, the latest first (MEND-2). */
export function HistoryList({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <ol className={styles.list}>
      {history.map(({ id, at, by, text }) => (
        <li key={id}>
          {text}
          <div className={styles.quiet}>
            {formatMoment(at)}
            {by !== '' && `, ${by}`}
          </div>
        </li>
      ))}
    </ol>
  )
}
