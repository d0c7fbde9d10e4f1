import type { CSSProperties, ReactNode } from 'react'
import { usePainted } from '../scenes/usePainted.ts'
import { joinClasses } from './join-classes.ts'
import { LeafSprig } from './LeafSprig.tsx'
import styles from './JungleScreen.module.css'

export interface JungleScreenProps {
  readonly background: ReactNode
  readonly title: string
  /** The scene shows the title already; it stays for screen readers. */
  readonly titleHidden?: boolean
  readonly back?: ReactNode
  readonly actions?: ReactNode
  /** Stays in the window, and scrolls below the title. */
  readonly holds?: 'exercise' | 'lesson' | undefined
  readonly children: ReactNode
}

/** A scene that fills the screen, a title on a board, and content (NAV-8). */
export function JungleScreen({
  background,
  title,
  titleHidden = false,
  back,
  actions,
  holds,
  children,
}: JungleScreenProps) {
  const isPainted = usePainted()
  return (
    <div className={styles.screen} data-holds={holds}>
      <div className={styles.scene} aria-hidden="true">
        {background}
      </div>
      <header className={styles.top}>
        <div className={styles.back}>{back}</div>
        <h1
          className={joinClasses(styles.title, titleHidden && styles.hidden, isPainted && styles.grained)}
          style={{ '--letters': title.length } as CSSProperties}
        >
          {title}
          {!titleHidden && isPainted && <LeafSprig className={styles.leaves} />}
        </h1>
        <div className={styles.actions}>{actions}</div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
