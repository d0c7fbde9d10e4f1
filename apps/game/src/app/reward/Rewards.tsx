import { useQuery } from '@letterliaan/web/use-query'
import { useStore } from '@letterliaan/web/use-store'
import { lazy, Suspense, useEffect } from 'react'
import { useServices } from '../useServices.ts'

const RewardOverlay = lazy(async () => ({ default: (await import('./RewardOverlay.tsx')).RewardOverlay }))

/** Shows each badge that the child earns, wherever it is (RWD-1); its code comes with the first. */
export function Rewards() {
  const { rewards, queries, sound } = useServices()
  const shown = useStore(rewards.shown)
  const { data: badges } = useQuery(queries.badges, { enabled: shown !== null })
  const badge = badges?.find(({ id }) => id === shown)
  const isUnknown = shown !== null && badges !== undefined && badge === undefined

  useEffect(() => {
    // A badge that this app knows nothing of must not hold up those behind it.
    if (isUnknown) rewards.next()
  }, [isUnknown, rewards])

  if (badge === undefined) return null
  return (
    <Suspense>
      <RewardOverlay
        key={badge.id}
        badge={badge}
        message={rewards.messageOf(badge.id)}
        sound={sound}
        onGoOn={rewards.next}
      />
    </Suspense>
  )
}

/** Keeps badges back that are earned while `isHeld`: they are shown after it (docs/adr/0013-badges-stay.md). */
export function useHeldRewards(isHeld: boolean): void {
  const { rewards } = useServices()
  useEffect(() => (isHeld ? rewards.hold() : undefined), [rewards, isHeld])
}
