import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { withoutSpellingHelp, type WritingFeedback } from './spelling-help.ts'
import styles from './WritingField.module.css'

export interface WritingAreaProps extends ComponentProps<'textarea'> {
  /** Its name for a screen reader: 'Jouw verhaal'. */
  readonly label: string
  readonly feedback?: WritingFeedback | undefined
}

/** Lined paper for a sentence or a story; it grows with the text where the browser can. */
export function WritingArea({ label, feedback, className, rows = 3, ...rest }: WritingAreaProps) {
  return (
    <textarea
      aria-label={label}
      data-feedback={feedback}
      rows={rows}
      {...withoutSpellingHelp}
      {...rest}
      className={joinClasses(styles.paper, styles.text, className)}
    />
  )
}
