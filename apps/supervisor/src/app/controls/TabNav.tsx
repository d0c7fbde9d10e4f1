import { Link } from '@letterliaan/web/link'
import { joinClasses, shared } from '@letterliaan/ui'
import styles from './TabNav.module.css'

export interface TabLink {
  readonly label: string
  readonly to: string
  /** Number of waiting items. 0 or undefined shows nothing. */
  readonly count?: number
}

export interface TabNavProps {
  readonly label: string
  readonly tabs: readonly TabLink[]
  readonly current: string
  /** 'small' is for the pages within one tab. */
  readonly look?: 'small'
}

/** Shows pages as tabs. The tabs are links, because each page has its own address. */
export function TabNav({ label, tabs, current, look }: TabNavProps) {
  return (
    <nav
      aria-label={label}
      className={joinClasses(shared.wrap, styles.tabs, look === 'small' && styles.small)}
    >
      {tabs.map(({ label: name, to, count = 0 }) => (
        <Link
          key={to}
          to={to}
          className={joinClasses(shared.inline, styles.tab)}
          aria-current={to === current ? 'page' : undefined}
        >
          {name}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
