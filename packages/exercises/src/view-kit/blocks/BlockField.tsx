import type { Color } from '@letterliaan/contract'
import type { BlockEvent, LetterBlocks } from '../../kit/letter-blocks.ts'
import { useFocusOnMount } from '../focus/useFocusOnMount.ts'
import { useTyping } from '../typing-field/useTyping.ts'
import styles from './BlockField.module.css'
import { WordBlocks } from './WordBlocks.tsx'

export interface BlockFieldProps {
  readonly blocks: LetterBlocks
  readonly colors: readonly (Color | null)[]
  readonly codes: readonly string[]
  readonly send: (event: BlockEvent) => void
}

/** What stands in the field when nothing was typed since: a soft keyboard can only erase what is there. */
const anchor = '\u200b'

/** Blocks that take one character each (TPL-33): a real field lies over them, so that every keyboard works. */
export function BlockField({ blocks, colors, codes, send }: BlockFieldProps) {
  const field = useFocusOnMount<HTMLInputElement>()
  const take = (text: string): void => {
    if (!text.includes(anchor)) send({ type: 'erase' })
    const typed = text.replaceAll(anchor, '')
    if (typed !== '') send({ type: 'type', text: typed })
  }
  return (
    <span className={styles.field}>
      <WordBlocks
        colors={colors}
        codes={codes}
        letters={blocks.letters}
        cursor={blocks.cursor}
        refusals={blocks.refusals}
      />
      <input
        ref={field}
        className={styles.input}
        aria-label={`Typ het woord in ${blocks.letters.length} blokken: ${blocks.letters.map((letter) => letter ?? 'leeg').join(' ')}`}
        type="text"
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="done"
        {...useTyping(anchor, take)}
      />
    </span>
  )
}
