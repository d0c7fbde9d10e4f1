import { useQuery } from '../queries/useQuery.ts'
import { useStore } from '@letterliaan/web/use-store'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useServices } from '../useServices.ts'

const RewardOverlay = lazy(async () => ({ default: (await import('./RewardOverlay.tsx')).RewardOverlay }))
const GoalOverlay = lazy(async () => ({ default: (await import('../goals/GoalOverlay.tsx')).GoalOverlay }))

/** RWD-1; its code comes with the first. */
export function Rewards() {
  const { rewards, queries, queryClient } = useServices()
  const shown = useStore(rewards.shown)
  const goOn = useCallback(() => rewards.next(), [rewards])
  if (shown === null) return null
  const buddy_id = queryClient.getQueryData(queries.profile)?.student?.buddy_id ?? 1
  return (
    <Suspense>
      {typeof shown === 'number' ? (
        <EarnedBadges key={shown} buddy_id={buddy_id} />
      ) : (
        <GoalOverlay key={`${shown.group_id} ${shown.week}`} goal={shown} buddy_id={buddy_id} onGoOn={goOn} />
      )}
    </Suspense>
  )
}

/** All that wait when the first is shown, on one screen (SPEEL-4). */
function EarnedBadges({ buddy_id }: { readonly buddy_id: number }) {
  const { rewards, queries, sound } = useServices()
  const { data: badges } = useQuery(queries.badges)
  const [ids] = useState(() => rewards.shownTogether())
  const told = ids.flatMap((id) => badges?.find((badge) => badge.id === id) ?? [])
  const isUnknown = badges !== undefined && told.length === 0
  const goOn = useCallback(() => rewards.next(ids.length), [rewards, ids])

  useEffect(() => {
    // An unknown badge must not block the next ones.
    if (isUnknown) goOn()
  }, [isUnknown, goOn])

  const [first] = ids
  if (first === undefined || told.length === 0) return null
  return (
    <RewardOverlay
      badges={told}
      message={rewards.messageOf(first)}
      buddy_id={buddy_id}
      sound={sound}
      onGoOn={goOn}
    />
  )
}

/** Shown once no longer `isHeld` (docs/adr/0013-badges-stay.md). */
export function useHeldRewards(isHeld: boolean): void {
  const { rewards } = useServices()
  useEffect(() => (isHeld ? rewards.hold() : undefined), [rewards, isHeld])
}
