import { useNotify } from '@letterliaan/ui'
import { useState, type ComponentType } from 'react'
import { explainFailure } from '../explain-failure.ts'
import { ChunkLoadError } from '@letterliaan/web/navigator'

/**
 * Loads code that few children need when `demand` is called; null until then. The child is told of a failure and may
 * retry. `load` must be stable.
 */
export function useCodeOnDemand<P>(
  load: () => Promise<ComponentType<P>>,
): readonly [Component: ComponentType<P> | null, demand: () => void] {
  const notify = useNotify()
  const [Component, setComponent] = useState<ComponentType<P> | null>(null)
  const demand = () => {
    load().then(
      (loaded) => setComponent(() => loaded),
      (cause: unknown) => notify('error', explainFailure(new ChunkLoadError(cause))),
    )
  }
  return [Component, demand]
}
