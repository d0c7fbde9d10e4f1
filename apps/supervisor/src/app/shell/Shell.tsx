import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FlatButton } from '../controls/FlatButton.tsx'
import { Link } from '@letterliaan/web/link'
import { useServices } from '../useServices.ts'
import styles from './Shell.module.css'

export interface MenuItem {
  readonly label: string
  readonly to: string
  /** Is this where one is? */
  readonly isCurrent: boolean
  /** How much waits there; 0 shows nothing. */
  readonly count: number
}

export interface ShellProps {
  /** Where the links of the bar lead. */
  readonly menu: readonly MenuItem[]
  readonly children: ReactNode
}

/** The bar with the user's name and the menu, and the page below it. */
export function Shell({ menu, children }: ShellProps) {
  const { queries, client } = useServices()
  const { data: me } = useQuery(queries.me)

  return (
    <>
      <header className={styles.bar}>
        <span className={styles.brand}>Letterliaan</span>
        <nav className={styles.links} aria-label="Hoofdmenu">
          {menu.map(({ label, to, isCurrent, count }) => (
            <Link key={to} to={to} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {count > 0 && <span className={styles.count}>{count}</span>}
            </Link>
          ))}
        </nav>
        <div className={styles.who}>
          {me && (
            <span>
              {me.name}, {me.organisation}
            </span>
          )}
          <FlatButton look="bare" className={styles.out} onClick={() => client.logout()}>
            Uitloggen
          </FlatButton>
        </div>
      </header>
      <main>{children}</main>
    </>
  )
}
