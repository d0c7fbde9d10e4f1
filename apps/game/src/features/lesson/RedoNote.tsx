import { productLine, type ProductText } from '@letterliaan/contract/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import type { Difficulty, RedoLevel } from '@letterliaan/contract'
import { Glyph } from '@letterliaan/ui'
import styles from './RedoNote.module.css'

export interface RedoNoteProps {
  /** At how many stars the step counts. */
  readonly redo: RedoLevel
  /** The stars that the child plays it at. */
  readonly difficulty: Difficulty
}

const chooseMore: Readonly<Record<RedoLevel, ProductText>> = {
  2: 'Dit telt nu niet mee. Kies 2 of 3 sterren.',
  3: 'Dit telt nu niet mee. Kies 3 sterren.',
}

/** Tells at which level a step counts that is done again, and when the chosen one does not (MAP-9). */
export function RedoNote({ redo, difficulty }: RedoNoteProps) {
  const counts = difficulty >= redo
  return (
    <output className={styles.note}>
      <Glyph name={counts ? 'repeat' : 'warning'} />
      <SpokenText
        line={productLine(counts ? `Je doet deze stap nu op ${difficulty} sterren.` : chooseMore[redo])}
      />
    </output>
  )
}
