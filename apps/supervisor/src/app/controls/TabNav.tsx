import { Link } from '@letterliaan/web/link'
import styles from './TabNav.module.css'

export interface TabLink {
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
  /** How much waits there; 0 or nothing shows nothing. */
  readonly count?: number
}

export interface TabNavProps {
  /** What the tabs are of, for a screen reader. */
  readonly label: string
  readonly tabs: readonly TabLink[]
}

/** Pages that belong together, as tabs: each has an address of its own, so these are links. */
export function TabNav({ label, tabs }: TabNavProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ label: name, to, isCurrent, count = 0 }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {name}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
