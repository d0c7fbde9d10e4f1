import type { LogbookNote } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { logbookTexts } from '@letterliaan/texts/logbook'
import { Glyph, IconButton, joinClasses, shared } from '@letterliaan/ui'
import { Picture, useLook } from '@letterliaan/ui/pictures'
import { useEffect, useRef, useState } from 'react'
import { useReadAloud } from '@letterliaan/ui/spoken'
import styles from './Pages.module.css'
import { chooseSticker } from './stickers.ts'

interface NotePagesProps {
  readonly note: LogbookNote
  readonly at: number
  readonly count: number
  readonly onLeaf: (by: -1 | 1) => void
}

/** Lets the keyboard scroll a long text. */
const readableByKeys = { tabIndex: 0, role: 'group', 'aria-label': logbookTexts.text } as const

export function NotePages({ note, at, count, onLeaf }: NotePagesProps) {
  const look = useLook()
  const section = useRef<HTMLElement>(null)
  const [turned, setTurned] = useState<'back' | 'on' | null>(null)
  const isFirst = at === 0
  const isLast = at === count - 1

  function leaf(by: -1 | 1) {
    if (by === -1 ? isFirst : isLast) return
    setTurned(by === -1 ? 'back' : 'on')
    onLeaf(by)
  }

  useEffect(() => {
    const element = section.current
    const turnByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') leaf(-1)
      else if (key === 'ArrowRight') leaf(1)
    }
    element?.addEventListener('keydown', turnByKey)
    return () => element?.removeEventListener('keydown', turnByKey)
  })

  const turning = turned === null ? undefined : styles[turned]
  return (
    <section ref={section} aria-label={logbookTexts.notes} aria-roledescription="carrousel">
      <article key={`left ${note.id}`} className={joinClasses(styles.left, turning)}>
        <p className={styles.date}>{formatLogbookDate(note.date)}</p>
        <h2 className={styles.title}>{note.title || logbookTexts.untitled}</h2>
        <Picture name={chooseSticker(look, note.id)} size="min(7rem, 40%)" className={styles.sticker ?? ''} />
      </article>
      <div
        key={`right ${note.id}`}
        className={joinClasses(styles.right, styles.lined, turning)}
        {...readableByKeys}
      >
        {note.text}
      </div>
      <div className={joinClasses(shared.line, styles.leafing)}>
        <IconButton
          label={logbookTexts.previousNote}
          icon={<Glyph name="left" />}
          aria-disabled={isFirst}
          onClick={() => leaf(-1)}
        />
        <p className={styles.place} aria-live="polite">
          {fill(logbookTexts.noteOf, { page: at + 1, pages: count })}
        </p>
        <IconButton
          label={logbookTexts.nextNote}
          icon={<Glyph name="right" />}
          aria-disabled={isLast}
          onClick={() => leaf(1)}
        />
      </div>
    </section>
  )
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Returns the local date as DD-MM-YYYY (LOG-1). */
export function formatLogbookDate(date: number): string {
  const day = new Date(date * 1000)
  return [twoDigits(day.getDate()), twoDigits(day.getMonth() + 1), day.getFullYear()].join('-')
}

const lines = [logbookTexts.none, logbookTexts.whatToWrite]

export function EmptyLogbook() {
  const look = useLook()
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <>
      <div className={styles.left}>
        <Picture name={chooseSticker(look, 6)} size="9rem" className={styles.guest ?? ''} />
      </div>
      <div className={styles.right}>
        <p className={joinClasses(shared.large, styles.empty)}>{textOf(0)}</p>
        <p>{textOf(1)}</p>
        {speaker}
      </div>
    </>
  )
}
