import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { withoutSpellingHelp, type WritingFeedback } from './spelling-help.ts'
import styles from './WritingField.module.css'

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
