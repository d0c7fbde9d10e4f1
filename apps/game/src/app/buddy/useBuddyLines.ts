import type { BuddyLines } from '@letterliaan/texts/buddies'
import { toBuddyId, useLook } from '@letterliaan/ui/pictures'
import { useEffect, useState } from 'react'

/** Maximum time that a page waits for the lines (ms). */
const waitMs = 800

/** Returns this buddy's lines; undefined while loading, null for an emblem, which is silent (look 10+). */
export function useBuddyLines(buddy_id: number): BuddyLines | null | undefined {
  const id = toBuddyId(buddy_id)
  const isSilent = useLook() === 'field-camp'
  const [loaded, setLoaded] = useState<{ readonly id: number; readonly lines: BuddyLines | null }>()

  useEffect(() => {
    if (isSilent) return undefined
    let isGone = false
    const set = (lines: BuddyLines | null) =>
      isGone || setLoaded((before) => (before?.id === id ? before : { id, lines }))
    const timer = setTimeout(() => set(null), waitMs)
    void import('@letterliaan/texts/buddies').then(
      ({ buddyLinesById }) => set(buddyLinesById[id] ?? null),
      () => set(null),
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [id, isSilent])

  if (isSilent) return null
  return loaded?.id === id ? loaded.lines : undefined
}
