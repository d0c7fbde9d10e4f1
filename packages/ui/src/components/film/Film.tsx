import { use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { SpokenText } from '../../spoken/SpokenText.tsx'
import { ReadAloudContext, type AloudLine } from '../../spoken/read-aloud.ts'
import type { LineEnds } from '../../spoken/useUntilSaid.ts'
import styles from './Film.module.css'

export interface FilmProps {
  readonly label: string
  readonly act: string
  /** Said and shown below the picture. */
  readonly line: AloudLine
  /** Beside the button, under all acts. */
  readonly caption?: ReactNode
  readonly skipLabel: string
  /** By its button or Escape, or when it is taken away. Must be stable. */
  readonly onEnd: () => void
  readonly ends: LineEnds
  /** Behind all of it; a picture fills the screen. */
  readonly place: ReactNode
  /** In two rows above the line: what hangs high, and what stands. */
  readonly children: ReactNode
}

/** Over the whole screen and without music, act by act, each with its line; who shows it says when the next act comes. */
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

  return (
    <dialog ref={dialog} className={styles.film} aria-label={label} data-act={act}>
      {place}
      {children}
      <p className={styles.told}>
        <SpokenText key={act} line={line} auto {...ends} />
      </p>
      {caption !== undefined && <div className={styles.caption}>{caption}</div>}
      <Button variant="secondary" className={styles.skip} onClick={onEnd}>
        {skipLabel}
      </Button>
    </dialog>
  )
}
