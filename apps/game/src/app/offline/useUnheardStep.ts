import { useEffect, useState } from 'react'
import { useUnsentExercises } from '../answer-queue/useUnsentExercises.ts'
import { useServices } from '../useServices.ts'
import type { UnheardStep } from './response-cache.ts'

/** Returns the stored step with unsent answers, for the map (NET-3). */
export function useUnheardStep(): UnheardStep | null {
  const { offline } = useServices()
  const unheard = useUnsentExercises()
  const [step, setStep] = useState<UnheardStep | null>(null)
  useEffect(() => {
    if (unheard.size === 0) return undefined
    let isHere = true
    offline.readUnheardStep(unheard).then(
      (found) => isHere && setStep(found),
      () => undefined,
    )
    return () => void (isHere = false)
  }, [offline, unheard])
  return unheard.size === 0 ? null : step
}
