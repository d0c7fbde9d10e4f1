import { Link } from '@letterliaan/web/link'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './TodayList.module.css'

/** Something that waits for the supervisor, and the one thing to do about it. */
export interface TodayItem {
  readonly key: string
  readonly count: number
  readonly text: string
  readonly to: string
  readonly action: string
}

export function TodayList({ items }: { items: readonly TodayItem[] }) {
  return (
    <Panel title="Dit vraagt uw aandacht" isFlush>
      <ul>
        {items.map(({ key, count, text, to, action }) => (
          <li key={key} className={styles.item}>
            <span className={styles.count}>{count}</span>
            <span>{text}</span>
            <Link to={to} className={flatClass('plain')} aria-label={`${action}: ${count} ${text}`}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
