import { useStore } from '@letterliaan/web/use-store'
import { lazy, Suspense, useEffect } from 'react'
import { useServices } from '../useServices.ts'

const ShownReward = lazy(async () => ({ default: (await import('./ShownReward.tsx')).ShownReward }))

/** RWD-1. Its code is loaded with the first reward. */
export function Rewards() {
  const { rewards } = useServices()
  const shown = useStore(rewards.shown)
  return <Suspense>{shown !== null && <ShownReward shown={shown} />}</Suspense>
}

/** Delays rewards while `isHeld` (docs/adr/0013-badges-stay.md). */
export function useHeldRewards(isHeld: boolean): void {
  const { rewards } = useServices()
  useEffect(() => (isHeld ? rewards.hold() : undefined), [rewards, isHeld])
}
