import type { CSSProperties, ReactNode } from 'react'
import { usePainted } from '../scenes/usePainted.ts'
import { joinClasses } from './join-classes.ts'
import { LeafSprig } from './LeafSprig.tsx'
import styles from './JungleScreen.module.css'

export interface JungleScreenProps {
  /** The scene behind everything; decorative. */
  readonly background: ReactNode
  readonly title: string
  /** For a screen whose title the scene shows already: still there for a screen reader. */
  readonly titleHidden?: boolean
  /** The optional link back, at the top left (give it `backLinkClass`). */
  readonly back?: ReactNode
  /** Buttons at the top right. */
  readonly actions?: ReactNode
  /** What stays in the window: it scrolls below the title where it is too high. */
  readonly holds?: 'exercise' | 'lesson' | undefined
  readonly children: ReactNode
}

/** A place in the jungle: a scene that fills the screen, a title on a board, and what the child does there (NAV-8). */
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
