import styles from './LetterRow.module.css'

export interface LetterRowProps {
  /** The graphemes of the word; the first `shown` have appeared, the others keep their place. */
  readonly letters: readonly string[]
  readonly shown: number
  /** What a screen reader hears of the letters in view. */
  readonly label: string
}

/** A word that appears grapheme by grapheme. */
export function LetterRow({ letters, shown, label }: LetterRowProps) {
  return (
    <p className={styles.row}>
      <span className={styles.spoken}>{label}</span>
      {letters.map((letter, at) => (
        <span
          key={`${at}-${letter}`}
          className={styles.letter}
          data-shown={at < shown || undefined}
          aria-hidden="true"
        >
          {letter}
        </span>
      ))}
    </p>
  )
}
