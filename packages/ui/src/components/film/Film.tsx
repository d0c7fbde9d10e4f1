import { use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { SpokenText } from '../../spoken/SpokenText.tsx'
import { ReadAloudContext, type ReadAloudLine } from '../../spoken/read-aloud.ts'
import type { LineCallbacks } from '../../spoken/useUntilSaid.ts'
import styles from './Film.module.css'
import shared from '../../shared.module.css'
import { joinClasses } from '../join-classes.ts'

interface FilmProps {
  readonly label: string
  readonly act: string
  readonly line: ReadAloudLine
  /** Shown next to the button in all acts. */
  readonly caption?: ReactNode
  readonly skipLabel: string
  /** Called when the film closes: by the button or by Escape. Must be stable. */
  readonly onEnd: () => void
  readonly ends: LineCallbacks
  readonly place: ReactNode
  /** Two rows above the line. The first has hanging things and the second has standing things. */
  readonly children: ReactNode
}

/** A film that covers the screen and silences music. Its owner starts the next act. */
export function Film({ label, act, line, caption, skipLabel, onEnd, ends, place, children }: FilmProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  const hush = use(ReadAloudContext)?.hush
  useEffect(() => hush?.(), [hush])

  useLayoutEffect(() => {
    const element = dialog.current
    if (element?.open === false) element.showModal()
    element?.addEventListener('close', onEnd)
    return () => {
      element?.removeEventListener('close', onEnd)
      element?.close()
    }
  }, [onEnd])

  // A new act replaces the speaker, which may have had the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) dialog.current?.focus()
  })

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={joinClasses(shared.full, styles.film)}
      aria-label={label}
      data-act={act}
    >
      {place}
      {children}
      <p className={joinClasses(shared.board, shared.large, styles.told)}>
        <SpokenText key={act} line={line} auto {...ends} />
      </p>
      {caption !== undefined && <div className={styles.caption}>{caption}</div>}
      <Button variant="secondary" className={styles.skip} onClick={onEnd}>
        {skipLabel}
      </Button>
    </dialog>
  )
}
