import type { StepSummary } from '@letterliaan/contract'
import { findNextStep } from '@letterliaan/rules'
import { useEffect } from 'react'
import { listAllowedLevels, readDifficulty } from '../difficulty.ts'
import { waitUntilPageShows } from '../navigation/create-game-navigator.ts'
import { useServices } from '../useServices.ts'

/** Stores the next step while the map is idle, before the child opens it (ADR 67). */
export function useStoreNextStep(steps: readonly StepSummary[]): void {
  const { offline, navigator } = useServices()
  const next = findNextStep(steps)
  const step_id = next?.to === 'lesson' ? next.step.id : null
  useEffect(() => {
    if (step_id === null) return undefined
    let isHere = true
    async function keep(id: number): Promise<void> {
      await waitUntilPageShows(navigator)
      if (!isHere) return
      await offline.keepNextStep(id, (step) => ({
        difficulty: readDifficulty(localStorage, step, null),
        levels: listAllowedLevels(step),
      }))
    }
    void keep(step_id)
    return () => void (isHere = false)
  }, [offline, navigator, step_id])
}
