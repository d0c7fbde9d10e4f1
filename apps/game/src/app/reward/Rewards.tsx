import { useQuery } from '../queries/useQuery.ts'
import { useStore } from '@letterliaan/web/use-store'
import { lazy, Suspense, useEffect } from 'react'
import { useServices } from '../useServices.ts'

const RewardOverlay = lazy(async () => ({ default: (await import('./RewardOverlay.tsx')).RewardOverlay }))
const GoalOverlay = lazy(async () => ({ default: (await import('../goals/GoalOverlay.tsx')).GoalOverlay }))

/** RWD-1; its code comes with the first. */
export function Rewards() {
  const { rewards, queries, queryClient } = useServices()
  const shown = useStore(rewards.shown)
  if (shown === null) return null
  const buddy_id = queryClient.getQueryData(queries.profile)?.student?.buddy_id ?? 1
  return (
    <Suspense>
      {typeof shown === 'number' ? (
        <EarnedBadge id={shown} buddy_id={buddy_id} />
      ) : (
        <GoalOverlay
          key={`${shown.group_id} ${shown.week}`}
          goal={shown}
          buddy_id={buddy_id}
          onGoOn={rewards.next}
        />
      )}
    </Suspense>
  )
}

function EarnedBadge({ id, buddy_id }: { readonly id: number; readonly buddy_id: number }) {
  const { rewards, queries, sound } = useServices()
  const { data: badges } = useQuery(queries.badges)
  const badge = badges?.find((other) => other.id === id)
  const isUnknown = badges !== undefined && badge === undefined

  useEffect(() => {
    // An unknown badge must not block the next ones.
    if (isUnknown) rewards.next()
  }, [isUnknown, rewards])

  if (badge === undefined) return null
  return (
    <RewardOverlay
      key={id}
      badge={badge}
      message={rewards.messageOf(id)}
      buddy_id={buddy_id}
      sound={sound}
      onGoOn={rewards.next}
    />
  )
}

/** Shown once no longer `isHeld` (docs/adr/0013-badges-stay.md). */
export function useHeldRewards(isHeld: boolean): void {
  const { rewards } = useServices()
  useEffect(() => (isHeld ? rewards.hold() : undefined), [rewards, isHeld])
}
