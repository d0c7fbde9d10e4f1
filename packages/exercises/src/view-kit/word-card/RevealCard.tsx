import { exerciseTexts } from '@letterliaan/texts/exercise'
import { FlipCard, joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import type { LetterReveal, LetterRevealEvent } from '../../kit/letter-reveal.ts'
import type { Turn } from '../../kit/template.ts'
import { LetterRow } from './LetterRow.tsx'
import styles from './RevealCard.module.css'
import { WordPicture } from './WordPicture.tsx'

export interface RevealCardProps {
  readonly turn: Turn
  readonly state: LetterReveal
  readonly send: (event: LetterRevealEvent) => void
  readonly note?: ReactNode
}

/** The card of LeesLetters and KijkLuister: letters on the front, word and picture on the back (TPL-30). */
export function RevealCard({ turn, state, send, note }: RevealCardProps) {
  const { letters, shown, lit, side } = state
  return (
    <FlipCard
      className={styles.card}
      flipped={side === 'back'}
      onFlip={() => send({ type: 'turn-card' })}
      label={side === 'back' ? exerciseTexts.turnBack : exerciseTexts.lettersCome}
      front={
        <div className={joinClasses(shared.line, styles.side)}>
          <LetterRow letters={letters} shown={shown} lit={lit} label={letters.slice(0, shown).join(' ')} />
        </div>
      }
      back={
        <div className={joinClasses(shared.line, styles.side)}>
          <WordPicture turn={turn} isTurnedTo={side === 'back'} />
          <p className={joinClasses(shared.word, styles.word)}>{turn.word.word}</p>
          {note}
        </div>
      }
    />
  )
}
