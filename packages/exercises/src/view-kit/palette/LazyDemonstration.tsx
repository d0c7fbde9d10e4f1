import { lazy, useEffect, useEffectEvent } from 'react'
import type { DemonstrationProps } from './Demonstration.tsx'

/** Used if it fails to load: the child plays without it. */
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

/** A separate chunk, as a child needs it once. */
export const LazyDemonstration = lazy(load)
