import type { SpokenLine } from '@letterliaan/texts'
import { useEffect, useState } from 'react'
import { useServices } from '../useServices.ts'
import { pickInTurn, computeTurnOfDay } from './pick-in-turn.ts'
import { useBuddyLines } from './useBuddyLines.ts'

/** Returns how a buddy greets a returning child; undefined while loading, null if it says nothing. */
export function useGreeting(
  { user_id, buddy_id }: { readonly user_id: number; readonly buddy_id: number },
  wasHereBefore: boolean,
): SpokenLine | null | undefined {
  const { told } = useServices()
  const key = `greeting ${user_id}`
  const [turn] = useState(() => computeTurnOfDay(Date.now()) + user_id)
  const [isSaid] = useState(() => wasHereBefore && !told.has(key))
  const lines = useBuddyLines(buddy_id)
  useEffect(() => {
    if (isSaid) told.add(key)
  }, [told, isSaid, key])
  if (!isSaid) return null
  return lines && (pickInTurn(lines.greet, turn) ?? null)
}
