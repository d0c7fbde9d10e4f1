import { joinClasses, shared } from '@letterliaan/ui'
import type { Color } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import type { BlockEvent, LetterBlocks } from '../../kit/letter-blocks.ts'
import { useFocus } from '../turn/useFocus.ts'
import { keepCursorAtEnd, useTyping } from '../typing-field/useTyping.ts'
import styles from './BlockField.module.css'
import { WordBlocks } from './WordBlocks.tsx'
import { deriveBlockEvents, toBlockFieldText } from './block-text.ts'

export interface BlockFieldProps {
  readonly word_id: number
  readonly blocks: LetterBlocks
  readonly colors: readonly (Color | null)[]
  readonly send: (event: BlockEvent) => void
}

/** TPL-33: a real field covers the blocks, so that every keyboard works. */
export function BlockField({ word_id, blocks, colors, send }: BlockFieldProps) {
  const field = useFocus<HTMLInputElement>()
  const before = toBlockFieldText(blocks)
  const take = (text: string): void => deriveBlockEvents(before, text).forEach(send)
  return (
    <span className={styles.field}>
      <WordBlocks
        key={word_id}
        colors={colors}
        letters={blocks.letters}
        cursor={blocks.cursor}
        refusals={blocks.refusals}
      />
      <input
        ref={field}
        className={joinClasses(shared.cover, shared.full, styles.input)}
        aria-label={fill(exerciseTexts.typeInBlocks, {
          count: blocks.letters.length,
          letters: blocks.letters.map((letter) => letter ?? commonTexts.empty).join(' '),
        })}
        type="text"
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="done"
        onSelect={keepCursorAtEnd}
        {...useTyping(before, take)}
      />
    </span>
  )
}
