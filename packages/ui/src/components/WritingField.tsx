import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './WritingField.module.css'
import shared from '../shared.module.css'

/** Feedback on the answer, shown by shape and movement as well as colour. */
export type WritingFeedback = 'right' | 'wrong'

/** An object to spread, because React does not know this attribute. */
const withoutSuggestions = { writingsuggestions: 'false' }

/** Turns off spelling help, which gives the answer, and translation, which replaces words (templates.md). */
const withoutSpellingHelp = {
  translate: 'no',
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  ...withoutSuggestions,
} as const

interface WritingFieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly feedback?: WritingFeedback | undefined
}

export function WritingField({ label, feedback, className, ...rest }: WritingFieldProps) {
  return (
    <input
      type="text"
      aria-label={label}
      data-feedback={feedback}
      {...withoutSpellingHelp}
      {...rest}
      className={joinClasses(styles.paper, shared.word, styles.word, className)}
    />
  )
}

interface WritingAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly feedback?: WritingFeedback | undefined
  readonly pieces?: readonly { readonly text: string; readonly isMarked: boolean }[]
}

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
