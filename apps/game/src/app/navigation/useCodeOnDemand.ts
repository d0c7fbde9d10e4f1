import { shellTexts } from '@letterliaan/texts/shell'
import { useNotify } from '@letterliaan/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { toFailureLine } from '../explain-failure.ts'
import { ChunkLoadError } from '@letterliaan/web/navigator'
import { useServices } from '../useServices.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'

/** Loads rarely needed code when idle or on `demand`, which shows a failure. `load` must be stable. */
export function useCodeOnDemand<P>(
  load: () => Promise<ComponentType<P>>,
): readonly [Component: ComponentType<P> | null, demand: () => void] {
  const notify = useNotify()
  const { version } = useServices()
  const [Component, setComponent] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    waitUntilIdle()
      .then(load)
      .catch(() => undefined)
  }, [load])
  const demand = () => {
    load().then(
      (loaded) => setComponent(() => loaded),
      async (cause: unknown) => {
        const isOld = await version.hasNewer()
        notify('error', isOld ? shellTexts.newVersion.waits : toFailureLine(new ChunkLoadError(cause)))
      },
    )
  }
  return [Component, demand]
}
