import type { Word } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Card, HiddenText, joinClasses } from '@letterliaan/ui'
import { splitLetters } from '../../kit/word-data.ts'
import { useShake } from '../../view-kit/feedback/useShake.ts'
import quiet from '../../view-kit/turn/quiet.module.css'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import styles from './CutWord.module.css'
import { texts, type KlankgroepenState } from './logic.ts'

export interface CutWordProps {
  readonly word: Word
  readonly state: KlankgroepenState
  readonly onCut: (at: number) => void
}

/** Shows a right cut as a gap. A wrong cut closes again. */
export function CutWord({ word, state, onCut }: CutWordProps) {
  const shaken = useShake<HTMLDivElement>(state.refusals)
  const focused = useFocus<HTMLFieldSetElement>()
  const letters = splitLetters(word.word)
  return (
    <Card ref={shaken} className={styles.card}>
      <fieldset ref={focused} tabIndex={-1} className={joinClasses(styles.word, quiet.quiet)} data-word-row>
        <legend>
          <HiddenText>{fill(texts.cut, { word: word.word })}</HiddenText>
        </legend>
        {letters.map((letter, at) => (
          <span key={at} className={styles.piece}>
            {at > 0 && (
              <button
                type="button"
                className={styles.place}
                data-cut={state.cuts.includes(at) || undefined}
                aria-pressed={state.cuts.includes(at)}
                aria-disabled={state.wrongCuts.includes(at) || undefined}
                aria-label={fill(texts.cutAfter, { letters: letters.slice(0, at).join('') })}
                onClick={() => onCut(at)}
              />
            )}
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
          </span>
        ))}
      </fieldset>
    </Card>
  )
}
