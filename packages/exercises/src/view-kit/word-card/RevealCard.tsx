import * as exerciseTexts from '@letterliaan/texts/exercise'
import { FlipCard } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import type { LetterReveal, LetterRevealEvent } from '../../kit/letter-reveal.ts'
import { LetterRow } from './LetterRow.tsx'
import styles from './RevealCard.module.css'

export interface RevealCardProps {
  readonly word: string
  readonly state: LetterReveal
  readonly send: (event: LetterRevealEvent) => void
  /** Above the word on the back. */
  readonly picture?: ReactNode
  /** Below it. */
  readonly note?: ReactNode
}

/** LeesLetters and KijkLuister: letters on the front, the word on the back (TPL-30). */
export function RevealCard({ word, state, send, picture, note }: RevealCardProps) {
  const { letters, shown, lit, side } = state
  return (
    <FlipCard
      className={styles.card}
      flipped={side === 'back'}
      onFlip={() => send({ type: 'turn-card' })}
      label={side === 'back' ? exerciseTexts.turnBack : exerciseTexts.lettersCome}
      front={
        <div className={styles.side}>
          <LetterRow letters={letters} shown={shown} lit={lit} label={letters.slice(0, shown).join(' ')} />
        </div>
      }
      back={
        <div className={styles.side}>
          {picture}
          <p className={styles.word}>{word}</p>
          {note}
        </div>
      }
    />
  )
}
