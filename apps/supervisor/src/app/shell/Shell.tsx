import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FlatButton } from '../controls/FlatButton.tsx'
import { Link } from '../navigation/Link.tsx'
import { useServices } from '../useServices.ts'
import styles from './Shell.module.css'

export interface ShellProps {
  readonly path: string
  /** Where the links of the bar lead. */
  readonly links: { readonly words: string; readonly marked: string }
  readonly children: ReactNode
}

/** The bar with who is here and where one can go, and the page below it. */
export function Shell({ path, links, children }: ShellProps) {
  const { queries, session } = useServices()
  const { data: me } = useQuery(queries.me)
  const { data: steps = [] } = useQuery(queries.steps)
  const numMarked = steps.reduce((sum, { num_marked }) => sum + num_marked, 0)
  const isMarked = path === links.marked

  return (
    <>
      <header className={styles.bar}>
        <span className={styles.brand}>Letterliaan</span>
        <nav className={styles.links} aria-label="Hoofdmenu">
          <Link to={links.words} className={styles.link} aria-current={isMarked ? undefined : 'page'}>
            Uitspraak
          </Link>
          <Link to={links.marked} className={styles.link} aria-current={isMarked ? 'page' : undefined}>
            Klinkt raar
            {numMarked > 0 && <span className={styles.count}>{numMarked}</span>}
          </Link>
        </nav>
        <div className={styles.who}>
          {me && (
            <span>
              {me.name}, {me.organisation}
            </span>
          )}
          <FlatButton look="bare" className={styles.out} onClick={() => session.clear()}>
            Uitloggen
          </FlatButton>
        </div>
      </header>
      <main>{children}</main>
    </>
  )
}
