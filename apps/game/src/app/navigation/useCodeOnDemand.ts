import { useNotify } from '@letterliaan/ui'
import { useState, type ComponentType } from 'react'
import { failureLine } from '../explain-failure.ts'
import { ChunkLoadError } from '@letterliaan/web/navigator'

/** Code that few children need; null until `demand`. A failure is told and may be retried. `load` must be stable. */
export function useCodeOnDemand<P>(
  load: () => Promise<ComponentType<P>>,
): readonly [Component: ComponentType<P> | null, demand: () => void] {
  const notify = useNotify()
  const [Component, setComponent] = useState<ComponentType<P> | null>(null)
  const demand = () => {
    load().then(
      (loaded) => setComponent(() => loaded),
      (cause: unknown) => notify('error', failureLine(new ChunkLoadError(cause))),
    )
  }
  return [Component, demand]
}
