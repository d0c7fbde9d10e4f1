import type { ExerciseActivity } from '@letterliaan/contract'
import { chooseWorkplaceInLook, chooseWorkplace } from '@letterliaan/exercises/choose-workplace'
import type { WorldNumber } from '@letterliaan/rules'
import type { Look } from '@letterliaan/ui/pictures'
import type { WorkplaceName } from '@letterliaan/ui/workplaces'

/** Places used in turn for steps without answers in the log. */
const placesByWorld: Readonly<Record<WorldNumber, readonly WorkplaceName[]>> = {
  1: ['bridge', 'river', 'feeding', 'market', 'workshop', 'camp'],
  2: ['bridge', 'feeding', 'workshop', 'market', 'camp', 'temple'],
  3: ['temple', 'market', 'river', 'workshop', 'camp'],
  4: ['crystals', 'camp', 'bridge', 'workshop', 'market'],
}

/** Returns the place with the most exercises of the step; the first one if tied. */
export function chooseDoneThing(
  world: WorldNumber,
  position: number,
  activities: readonly ExerciseActivity[],
  look: Look = 'jungle',
): WorkplaceName {
  const places = activities.map((activity) => chooseWorkplace(activity, world, look))
  const countOf = (place: WorkplaceName): number => places.filter((other) => other === place).length
  const most = Math.max(...places.map(countOf))
  return (
    places.find((place) => countOf(place) === most) ??
    chooseWorkplaceInLook(placeInTurn(world, position), look)
  )
}

function placeInTurn(world: WorldNumber, position: number): WorkplaceName {
  const places = placesByWorld[world]
  return places[(position - 1) % places.length] ?? 'bridge'
}
