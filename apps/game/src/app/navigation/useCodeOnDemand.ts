import { newVersion } from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import { useState, type ComponentType } from 'react'
import { failureLine } from '../explain-failure.ts'
import { ChunkLoadError } from '@letterliaan/web/navigator'
import { useServices } from '../useServices.ts'

/** Code that few children need; null until `demand`. A failure is told and may be retried. `load` must be stable. */
export function useCodeOnDemand<P>(
  load: () => Promise<ComponentType<P>>,
): readonly [Component: ComponentType<P> | null, demand: () => void] {
  const notify = useNotify()
  const { version } = useServices()
  const [Component, setComponent] = useState<ComponentType<P> | null>(null)
  const demand = () => {
    load().then(
      (loaded) => setComponent(() => loaded),
      async (cause: unknown) => {
        const isOld = await version.lookForNew()
        notify('error', isOld ? newVersion.waits : failureLine(new ChunkLoadError(cause)))
      },
    )
  }
  return [Component, demand]
}
