import type { Difficulty, RedoLevel } from '@letterliaan/contract'
import { Glyph } from '@letterliaan/ui'
import styles from './RedoNote.module.css'

export interface RedoNoteProps {
  /** At how many stars the step counts. */
  readonly redo: RedoLevel
  /** The stars that the child plays it at. */
  readonly difficulty: Difficulty
}

/** Tells at which level a step counts that is done again, and when the chosen one does not (MAP-9). */
export function RedoNote({ redo, difficulty }: RedoNoteProps) {
  const counts = difficulty >= redo
  return (
    <output className={styles.note}>
      <Glyph name={counts ? 'repeat' : 'warning'} />
      {counts
        ? `Je doet deze stap nu op ${difficulty} sterren.`
        : `Dit telt nu niet mee. Kies ${redo === 3 ? '3' : '2 of 3'} sterren.`}
    </output>
  )
}
