import { useStore } from '@letterliaan/web/use-store'
import { useEffect, useState } from 'react'
import { useServices } from '../useServices.ts'

const none: ReadonlySet<number> = new Set()

/** Returns exercises with unsent answers while offline. Their results may still change (NET-3). */
export function useUnsentExercises(): ReadonlySet<number> {
  const { answers, connection } = useServices()
  const isHeldUp = useStore(connection.heldUp)
  const [unheard, setUnheard] = useState(none)
  useEffect(() => {
    if (!isHeldUp) return undefined
    let isHere = true
    answers.listWaiting().then(
      (ids) => isHere && setUnheard(ids),
      () => undefined,
    )
    return () => void (isHere = false)
  }, [answers, isHeldUp])
  return isHeldUp ? unheard : none
}
