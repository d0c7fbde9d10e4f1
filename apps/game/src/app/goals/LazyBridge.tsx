import type { StudentGoals } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { useEffect, useState, type ComponentType } from 'react'
import { useServices } from '../useServices.ts'
import { whenIdle } from '../when-idle.ts'
import type { BridgeOnMapProps } from './BridgeOnMap.tsx'

interface Loaded {
  readonly BridgeOnMap: ComponentType<BridgeOnMapProps>
  readonly goals: StudentGoals
}

/** The bridge of the child's group comes when the page stands; without a goal, or with too few who practised, there is none. */
export function LazyBridge({ world }: { readonly world: WorldNumber }) {
  const { queries, queryClient } = useServices()
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    let isGone = false
    void whenIdle()
      .then(() => Promise.all([import('./BridgeOnMap.tsx'), queryClient.fetchQuery(queries.goals)]))
      .then(([{ BridgeOnMap }, goals]) => isGone || setLoaded({ BridgeOnMap, goals }))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [queries, queryClient])

  const goal = loaded?.goals.goals.find(({ planks }) => planks !== null)
  return loaded && goal ? <loaded.BridgeOnMap world={world} goal={goal} /> : null
}
