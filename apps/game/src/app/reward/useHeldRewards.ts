import { useEffect } from 'react'
import { useServices } from '../useServices.ts'

/** Keeps badges back that are earned while `isHeld`: they are shown after it (docs/adr/0013-badges-stay.md). */
export function useHeldRewards(isHeld: boolean): void {
  const { rewards } = useServices()
  useEffect(() => (isHeld ? rewards.hold() : undefined), [rewards, isHeld])
}
