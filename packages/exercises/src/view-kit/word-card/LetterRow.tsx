import { HiddenText } from '@letterliaan/ui'
import styles from './LetterRow.module.css'

export interface LetterRowProps {
  /** The first `shown` letters are visible. The others only take their space. */
  readonly letters: readonly string[]
  readonly shown: number
  /** Index of the lit letter; null if none is lit. */
  readonly lit: number | null
  readonly label: string
}

export function LetterRow({ letters, shown, lit, label }: LetterRowProps) {
  return (
    <p className={styles.row} data-word-row>
      <HiddenText>{label}</HiddenText>
      {letters.map((letter, at) => (
        <span
          key={`${at}-${letter}`}
          className={styles.letter}
          data-shown={at < shown || undefined}
          data-lit={at === lit || undefined}
          aria-hidden="true"
        >
          {letter}
        </span>
      ))}
    </p>
  )
}
