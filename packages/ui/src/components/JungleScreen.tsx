import { createContext, use, useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePainted } from '../scenes/usePainted.ts'
import { joinClasses } from './join-classes.ts'
import { LeafSprig } from './LeafSprig.tsx'
import styles from './JungleScreen.module.css'
import shared from '../shared.module.css'

export interface JungleScreenProps {
  readonly background: ReactNode
  readonly title: string
  /** True if the scene shows the title already, so that only screen readers need it. */
  readonly titleHidden?: boolean
  readonly back?: ReactNode
  readonly actions?: ReactNode
  /** Makes the page fit the window, with a pause button. Title and progress share one board (SPEEL-2). */
  readonly isPlayed?: boolean
  readonly children: ReactNode
}

const BoardContext = createContext<HTMLElement | null>(null)

/** Renders its children on the board with the title if the screen `isPlayed`, or else in place. */
export function OnTitleBoard({ children }: { readonly children: ReactNode }) {
  const board = use(BoardContext)
  return board === null ? children : createPortal(children, board)
}

/** A page with a title on a board and content, in front of a scene (NAV-8). */
export function JungleScreen({
  background,
  title,
  titleHidden = false,
  back,
  actions,
  isPlayed = false,
  children,
}: JungleScreenProps) {
  const isPainted = usePainted()
  const [board, setBoard] = useState<HTMLElement | null>(null)
  return (
    <div className={styles.screen} data-played={isPlayed || undefined}>
      <div className={styles.scene} aria-hidden="true">
        {background}
      </div>
      <header className={styles.top}>
        <div className={styles.back}>{back}</div>
        <div
          className={joinClasses(
            shared.balanced,
            styles.title,
            titleHidden && styles.hidden,
            isPainted && styles.grained,
          )}
          style={{ '--letters': title.length } as CSSProperties}
        >
          <h1 className={styles.words}>{title}</h1>
          {isPlayed && <div ref={setBoard} className={styles.board} />}
          {!titleHidden && isPainted && <LeafSprig className={styles.leaves} />}
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      <BoardContext value={board}>
        <main className={styles.main}>{children}</main>
      </BoardContext>
    </div>
  )
}
