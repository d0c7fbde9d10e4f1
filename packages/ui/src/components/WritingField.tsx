import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './WritingField.module.css'

/** What happened to the last letter or answer, shown by shape and movement besides colour. */
export type WritingFeedback = 'right' | 'wrong'

/** No device may help with spelling: it would answer for the child (templates.md). */
const withoutSpellingHelp = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const

export interface WritingFieldProps extends ComponentProps<'input'> {
  /** Its name for a screen reader: 'Jouw woord'. What to do stands elsewhere on the screen. */
  readonly label: string
  readonly feedback?: WritingFeedback | undefined
}

/** The large line on which a child writes a word. A wrong letter shakes it, a right word makes it glow. */
export function WritingField({ label, feedback, className, ...rest }: WritingFieldProps) {
  return (
    <input
      type="text"
      aria-label={label}
      data-feedback={feedback}
      {...withoutSpellingHelp}
      {...rest}
      className={joinClasses(styles.paper, styles.word, className)}
    />
  )
}

export interface WritingAreaProps extends ComponentProps<'textarea'> {
  /** Its name for a screen reader: 'Jouw verhaal'. */
  readonly label: string
  readonly feedback?: WritingFeedback | undefined
  /** The text in pieces, where some of it may be marked. */
  readonly pieces?: readonly { readonly text: string; readonly isMarked: boolean }[]
}

/** Lined paper for a sentence or a story; it grows with the text where the browser can. */
export function WritingArea({ label, feedback, className, pieces, rows = 3, ...rest }: WritingAreaProps) {
  const area = (
    <textarea
      aria-label={label}
      data-feedback={feedback}
      rows={rows}
      {...withoutSpellingHelp}
      {...rest}
      className={joinClasses(styles.paper, styles.text, className)}
    />
  )
  if (pieces === undefined) return area
  return (
    <div className={styles.sheet}>
      {area}
      <div className={joinClasses(styles.paper, styles.text, styles.marks)} aria-hidden="true">
        {pieces.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}
      </div>
    </div>
  )
}
