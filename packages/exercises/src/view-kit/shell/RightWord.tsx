import { exclaimed, fill } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { HiddenText, joinClasses, shared, Star } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import { useEffect, useRef, type CSSProperties } from 'react'
import { splitLetters } from '../../kit/word-data.ts'
import { flyLetters } from './fly-letters.ts'
import styles from './RightWord.module.css'

export interface RightWordProps {
  readonly word: string
  readonly buddy_id: number
  readonly onEnd: () => void
}

/** Shown briefly over the next turn, which has the focus: a key ends it and is typed there (GIDS-7). */
export function RightWord({ word, buddy_id, onEnd }: RightWordProps) {
  const worded = useWording()
  const shown = useRef<HTMLSpanElement>(null)
  useEffect(() => (shown.current ? flyLetters(shown.current) : undefined), [])
  useEffect(() => {
    const endByKey = (event: KeyboardEvent) => {
      if (!event.repeat) onEnd()
    }
    // Runs before the field gets the key, as the field accepts letters only once its turn has started.
    window.addEventListener('keydown', endByKey, { capture: true })
    window.addEventListener('pointerdown', onEnd, { capture: true })
    return () => {
      window.removeEventListener('keydown', endByKey, { capture: true })
      window.removeEventListener('pointerdown', onEnd, { capture: true })
    }
  }, [onEnd])
  return (
    <output className={joinClasses(shared.line, shared.cover, styles.right)} data-right-word>
      <HiddenText>{worded(exclaimed(fill(exerciseTexts.wordIsRight, { word })))}</HiddenText>
      <span
        ref={shown}
        className={joinClasses(shared.board, shared.word, styles.word)}
        style={{ '--letters': word.length } as CSSProperties}
        aria-hidden="true"
      >
        {splitLetters(word).map((letter, at) => (
          <span key={at} data-letter className={styles.letter} style={{ '--at': at } as CSSProperties}>
            {letter}
          </span>
        ))}
      </span>
      <span className={styles.buddy}>
        <Buddy id={buddy_id} mood="juicht" size="clamp(4.5rem, 16vmin, 8rem)" />
        <Star earned />
      </span>
    </output>
  )
}
