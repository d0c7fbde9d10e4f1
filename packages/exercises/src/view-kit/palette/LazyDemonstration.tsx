import { lazy, useEffect, useEffectEvent } from 'react'
import type { DemonstrationProps } from './Demonstration.tsx'

/** Shown if the demonstration fails to load. The child plays without it. */
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

/** A separate chunk, because a child needs it only once. */
export const LazyDemonstration = lazy(load)
