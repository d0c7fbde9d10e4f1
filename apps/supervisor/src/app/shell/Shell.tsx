import { joinClasses, shared } from '@letterliaan/ui'
import { Buddy, Logo } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { fill } from '@letterliaan/texts'
import { useQuery } from '@tanstack/react-query'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { FlatButton } from '../controls/FlatButton.tsx'
import { Notice } from '../controls/Notice.tsx'
import { ControlIcon, type ControlIconName } from '../controls/ControlIcon.tsx'
import { useMayChange } from '../may-change.ts'
import { useServices } from '../useServices.ts'
import styles from './Shell.module.css'
import { texts } from '../texts/shell.ts'

export interface MenuItem {
  readonly label: string
  readonly to: string
  readonly sign: ControlIconName
  readonly isCurrent: boolean
}

export interface ShellProps {
  /** At most five items. */
  readonly menu: readonly MenuItem[]
  readonly home: string
  readonly account: string
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The menu with the user's name, next to the page or above it. The first tab stop skips the menu. */
export function Shell({ menu, home, account, tools, children }: ShellProps) {
  const { queries, logOut } = useServices()
  const { data: me } = useQuery(queries.me)
  const mayChange = useMayChange()
  const main = useRef<HTMLElement>(null)

  function skip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <div className={styles.shell}>
      <a href="#inhoud" className={styles.skip} onClick={skip}>
        {texts.toContent}
      </a>
      <header className={styles.side}>
        <Link to={home} className={styles.brand}>
          <Logo />
        </Link>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        <nav className={styles.nav} aria-label={texts.mainMenu}>
          <ul className={styles.menu}>
            {menu.map((item) => (
              <MenuLink key={item.to} item={item} />
            ))}
          </ul>
        </nav>
        <div className={styles.who}>
          <Buddy id={1} size="3.75rem" className={styles.buddy} />
          {me && (
            <p className={styles.name}>
              <Link
                to={account}
                className={styles.account}
                aria-label={fill(texts.accountOf, { name: me.name })}
              >
                <b>{me.name}</b>
              </Link>
              , {me.organisation}
            </p>
          )}
          <FlatButton look="onDark" onClick={logOut}>
            {texts.logOut}
          </FlatButton>
        </div>
      </header>
      <main ref={main} id="inhoud" tabIndex={-1} className={styles.main}>
        {!mayChange && <Notice>{texts.onlyLooking}</Notice>}
        {children}
      </main>
    </div>
  )
}

function MenuLink({ item: { label, to, sign, isCurrent } }: { item: MenuItem }) {
  return (
    <li>
      <Link
        to={to}
        className={joinClasses(shared.line, styles.link)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.sign}>
          <ControlIcon name={sign} />
        </span>
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  )
}
