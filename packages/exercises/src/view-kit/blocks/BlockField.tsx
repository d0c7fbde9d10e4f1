import { joinClasses, shared } from '@letterliaan/ui'
import type { Color, Word } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { Typing } from '../../kit/restricted-typing.ts'
import { splitLetters } from '../../kit/word-data.ts'
import { useFocus } from '../turn/useFocus.ts'
import { keepCursorAtEnd, useTyping } from '../typing-field/useTyping.ts'
import styles from './BlockField.module.css'
import { WordBlocks } from './WordBlocks.tsx'

export interface BlockFieldProps {
  readonly word: Pick<Word, 'id' | 'word'>
  readonly typing: Typing
  readonly colors: readonly (Color | null)[]
  readonly onText: (text: string) => void
}

/** TPL-33: a real field covers the blocks, so that every keyboard works. */
export function BlockField({ word, typing: { input, refusals }, colors, onText }: BlockFieldProps) {
  const field = useFocus<HTMLInputElement>(refusals)
  const typed = splitLetters(input)
  const letters = splitLetters(word.word).map((_letter, at) => typed[at] ?? null)
  return (
    <span className={styles.field}>
      <WordBlocks key={word.id} colors={colors} letters={letters} cursor={typed.length} refusals={refusals} />
      <input
        ref={field}
        className={joinClasses(shared.cover, shared.full, styles.input)}
        aria-label={fill(exerciseTexts.typeInBlocks, {
          count: letters.length,
          letters: letters.map((letter) => letter ?? commonTexts.empty).join(' '),
        })}
        type="text"
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="done"
        onSelect={keepCursorAtEnd}
        {...useTyping(input, onText)}
      />
    </span>
  )
}
