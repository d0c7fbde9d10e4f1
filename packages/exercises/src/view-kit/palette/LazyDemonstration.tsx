import { lazy, useEffect, useEffectEvent } from 'react'
import type { DemonstrationProps } from './Demonstration.tsx'

/** It did not come: the child plays without. */
function NoDemonstration({ onEnd }: DemonstrationProps) {
  const end = useEffectEvent(onEnd)
  useEffect(() => end(), [])
  return null
}

const load = () =>
  import('./Demonstration.tsx').then(
    ({ Demonstration }) => ({ default: Demonstration }),
    () => ({ default: NoDemonstration }),
  )

/** The demonstration of colouring, a chunk of its own: a child fetches it once. */
export const LazyDemonstration = lazy(load)
