import { SpokenText } from '@letterliaan/ui/spoken'
import type { Difficulty, RedoLevel } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { Glyph } from '@letterliaan/ui'
import styles from './RedoNote.module.css'

export interface RedoNoteProps {
  readonly redo: RedoLevel
  readonly difficulty: Difficulty
}

const chooseMore: Readonly<Record<RedoLevel, SpokenLine>> = {
  2: fill(lessonTexts.redo.needs2, { stars: 2, more: 3 }),
  3: fill(lessonTexts.redo.needs3, { stars: 3 }),
}

/** Says at which level a redone step counts, and warns if the chosen level does not count (MAP-9). */
export function RedoNote({ redo, difficulty }: RedoNoteProps) {
  const counts = difficulty >= redo
  return (
    <output className={styles.note}>
      <Glyph name={counts ? 'repeat' : 'warning'} />
      <SpokenText line={counts ? fill(lessonTexts.redo.at, { stars: difficulty }) : chooseMore[redo]} />
    </output>
  )
}
