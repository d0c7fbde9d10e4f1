import type { SpokenLine } from '@letterliaan/texts'
import { useMemo, useState } from 'react'
import { pickInTurn, computeTurnOfDay } from './pick-in-turn.ts'
import { useBuddyLines } from './useBuddyLines.ts'

export interface WordsAtEnd {
  readonly cheer?: SpokenLine | undefined
  readonly comfort?: SpokenLine | undefined
}

/** Returns a comfort, and after every second exercise a cheer of this buddy. */
export function useWordsAtEnd(buddy_id: number, exercise_id: number): WordsAtEnd {
  const lines = useBuddyLines(buddy_id)
  const [turn] = useState(() => exercise_id + computeTurnOfDay(Date.now()))
  return useMemo(
    () => ({
      cheer: lines && turn % 2 === 0 ? pickInTurn(lines.cheer, turn / 2) : undefined,
      comfort: lines ? pickInTurn(lines.comfort, turn) : undefined,
    }),
    [lines, turn],
  )
}
