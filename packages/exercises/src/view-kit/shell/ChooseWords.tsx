import { joinClasses, shared } from '@letterliaan/ui'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { SpokenText } from '@letterliaan/ui/spoken'
import type { KeyboardEvent } from 'react'
import { CheckMark } from '../feedback/CheckMark.tsx'
import styles from './ChooseWords.module.css'
import intro from './Intro.module.css'

export interface ChooseWordsProps {
  readonly words: readonly string[]
  readonly chosen: readonly string[]
  readonly count: number
  readonly onChoose: (word: string) => void
  /** EX-11. */
  readonly onEnter: () => void
}

/** Chooses two words for a story (EX-3); with enough chosen the others are disabled. */
export function ChooseWords({ words, chosen, count, onChoose, onEnter }: ChooseWordsProps) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat) return
    event.preventDefault()
    onEnter()
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={intro.heading}>
        <SpokenText line={fill(exerciseTexts.chooseWords, { count })} />
      </legend>
      <ul className={joinClasses(shared.row, intro.list)}>
        {words.map((word) => (
          <li key={word}>
            <label className={joinClasses(shared.board, shared.word, styles.word)}>
              <input
                type="checkbox"
                className={joinClasses(shared.hiddenInput, styles.box)}
                checked={chosen.includes(word)}
                disabled={chosen.length >= count && !chosen.includes(word)}
                onChange={() => onChoose(word)}
                onKeyDown={enter}
              />
              {word}
              {chosen.includes(word) && (
                <span className={styles.check}>
                  <CheckMark />
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <output className={styles.left}>
        <SpokenText line={leftToChoose(count - chosen.length)} auto={chosen.length > 0} />
      </output>
    </fieldset>
  )
}

function leftToChoose(left: number): SpokenLine {
  if (left <= 0) return exerciseTexts.canBegin
  return fill(exerciseTexts.chooseMore, { count: left })
}
