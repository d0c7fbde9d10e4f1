import { useNotify } from '@letterliaan/ui'
import { useState, type ComponentType } from 'react'
import { explainFailure } from '../explain-failure.ts'
import { ChunkLoadError } from '@letterliaan/web/navigator'

/**
 * A component that few children need: its code comes when `demand` is called. Null until it is there; where it can't be
 * had the child is told, and may try again. `load` must be the same function every time.
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
