import type { SpokenLine } from '@letterliaan/texts'
import { useEffect, useState } from 'react'
import { inTurn, turnOfDay } from './take-turns.ts'
import { useBuddyLines } from './useBuddyLines.ts'

/** Who was greeted since the game was opened: it is said once. */
const greeted = new Set<number>()

/** How a buddy greets a child that was here before; undefined while it comes, null where it is not said. */
export function useGreeting(
  { user_id, buddy_id }: { readonly user_id: number; readonly buddy_id: number },
  wasHereBefore: boolean,
): SpokenLine | null | undefined {
  const [turn] = useState(() => turnOfDay(Date.now()) + user_id)
  const [isSaid] = useState(() => wasHereBefore && !greeted.has(user_id))
  const lines = useBuddyLines(buddy_id)
  useEffect(() => {
    if (isSaid) greeted.add(user_id)
  }, [isSaid, user_id])
  if (!isSaid) return null
  return lines && (inTurn(lines.greet, turn) ?? null)
}
