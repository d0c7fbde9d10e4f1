import type { Difficulty, Step } from '@letterliaan/contract'
import { useStore } from '@letterliaan/web/use-store'
import { useEffect } from 'react'
import { listAllowedLevels } from '../difficulty.ts'
import { waitUntilPageShows } from '../navigation/create-game-navigator.ts'
import { useServices } from '../useServices.ts'

/** Stores the step that a child opens, and again when the network returns, so that it can finish it offline (NET-1). */
export function useStoreOpenStep(step: Step, difficulty: Difficulty): void {
  const { offline, navigator, connection } = useServices()
  const isHeldUp = useStore(connection.heldUp)
  useEffect(() => {
    if (isHeldUp) return undefined
    let isHere = true
    async function keep(): Promise<void> {
      await waitUntilPageShows(navigator)
      if (isHere) await offline.storeStepOffline(step, { difficulty, levels: listAllowedLevels(step) })
    }
    const start = (): void => void keep()
    start()
    window.addEventListener('online', start)
    return () => {
      isHere = false
      window.removeEventListener('online', start)
    }
    // A refetched step is the same step.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offline, navigator, isHeldUp, step.id, difficulty])
}
