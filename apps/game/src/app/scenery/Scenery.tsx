import type { MapWeather, PlayedStep, StepSummary } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { useQuery } from '../queries/useQuery.ts'
import { useServices } from '../useServices.ts'
import { BridgeOnMap } from './BridgeOnMap.tsx'
import { DoneThings } from './DoneThings.tsx'
import { Weather } from './Weather.tsx'

export interface SceneryProps {
  readonly world: WorldNumber
  readonly weather: MapWeather
  readonly played: readonly PlayedStep[]
  readonly steps: readonly StepSummary[]
}

const firstDarkWorld = 3

export function Scenery({ world, weather, steps, played }: SceneryProps) {
  const { data } = useQuery(useServices().queries.goals)
  const goal = data?.goals.find(({ planks }) => planks !== null)
  return (
    <>
      <Weather kind={weather} isDark={world >= firstDarkWorld} />
      <DoneThings {...{ world, steps, played }} />
      {goal && <BridgeOnMap world={world} goal={goal} />}
    </>
  )
}
