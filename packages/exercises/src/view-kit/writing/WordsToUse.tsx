import type { Word } from '@letterliaan/contract'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import type { Turn } from '../../kit/template.ts'
import type { CSSProperties } from 'react'
import { hasWholeWord } from '../../kit/words-in-text.ts'
import { CheckMark } from '../feedback/CheckMark.tsx'
import styles from './WordsToUse.module.css'

export interface WordsToUseProps {
  readonly words: readonly Word[]
  readonly text: string
  readonly difficulty: Turn['difficulty']
}

export function WordsToUse({ words, text, difficulty }: WordsToUseProps) {
  return (
    <ul
      className={joinClasses(shared.row, styles.words)}
      aria-label={words.length === 1 ? exerciseTexts.yourWord : commonTexts.yourWords}
    >
      {words.map(({ word }) => {
        const isUsed = hasWholeWord(text, word, difficulty)
        return (
          <li
            key={word}
            className={joinClasses(shared.board, shared.word, styles.word)}
            style={{ '--letters': word.length } as CSSProperties}
            data-used={isUsed || undefined}
          >
            {word}
            {isUsed && (
              <span className={styles.check}>
                <HiddenText>{exerciseTexts.usedInText}</HiddenText>
                <CheckMark />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
