import type { Difficulty, Step } from '@letterliaan/contract'
import { useEffect } from 'react'
import { listAllowedLevels } from '../difficulty.ts'
import { waitUntilPageShows } from '../navigation/create-game-navigator.ts'
import { useServices } from '../useServices.ts'

/** Stores the step that a child opens, so that it can finish the step offline (NET-1). */
export function useStoreOpenStep(step: Step, difficulty: Difficulty): void {
  const { offline, navigator } = useServices()
  useEffect(() => {
    let isHere = true
    async function keep(): Promise<void> {
      await waitUntilPageShows(navigator)
      if (isHere) await offline.storeStepOffline(step, { difficulty, levels: listAllowedLevels(step) })
    }
    void keep()
    return () => {
      isHere = false
    }
    // A refetched step is the same step.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offline, navigator, step.id, difficulty])
}
