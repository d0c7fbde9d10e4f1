import type { HistoryEntry } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { formatLongAgo, layout } from '../../app/index.ts'
import styles from './History.module.css'
import { texts } from './texts.ts'

const numShown = 3

/** Lists changes by supervisors, latest first (MEND-2). */
export function HistoryList({ history }: { readonly history: readonly HistoryEntry[] }) {
  const rest = history.slice(numShown)
  return (
    <>
      <Entries entries={history.slice(0, numShown)} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{fill(texts.moreChanges, { count: rest.length })}</summary>
          <Entries entries={rest} />
        </details>
      )}
    </>
  )
}

const Entries = ({ entries }: { readonly entries: readonly HistoryEntry[] }) => (
  <ol className={styles.list}>
    {entries.map(({ id, at, by, text }) => (
      <li key={id}>
        {text}
        <div className={layout.quietSmall}>
          {formatLongAgo(at)}
          {by !== '' && `, ${by}`}
        </div>
      </li>
    ))}
  </ol>
)
