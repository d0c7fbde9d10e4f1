import { useEffect, useState } from 'react'
import { useUnsentExercises } from '../answer-queue/useUnsentExercises.ts'
import { useServices } from '../useServices.ts'
import type { UnsentStep } from './response-cache.ts'

/** Returns the stored step with unsent answers, for the map (NET-3). */
export function useUnsentStep(): UnsentStep | null {
  const { offline } = useServices()
  const unheard = useUnsentExercises()
  const [step, setStep] = useState<UnsentStep | null>(null)
  useEffect(() => {
    if (unheard.size === 0) return undefined
    let isHere = true
    offline.readUnsentStep(unheard).then(
      (found) => isHere && setStep(found),
      () => undefined,
    )
    return () => void (isHere = false)
  }, [offline, unheard])
  return unheard.size === 0 ? null : step
}
