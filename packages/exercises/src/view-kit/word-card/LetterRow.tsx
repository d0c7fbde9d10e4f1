import styles from './LetterRow.module.css'

export interface LetterRowProps {
  /** The graphemes of the word; the first `shown` have appeared, the others keep their place. */
  readonly letters: readonly string[]
  readonly shown: number
  /** The letter that sounds, from 0; null for none. */
  readonly lit: number | null
  /** What a screen reader hears of the letters in view. */
  readonly label: string
}

/** A word that appears grapheme by grapheme. */
export function LetterRow({ letters, shown, lit, label }: LetterRowProps) {
  return (
    <p className={styles.row} data-word-row>
      <span className={styles.spoken}>{label}</span>
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
