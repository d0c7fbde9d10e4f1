import type { WorldNumber } from '@letterliaan/rules'
import type { WorkplaceName } from '@letterliaan/ui/workplaces'

/** The workplaces in which the exercises of a world are done (ADR 70). */
const placesByWorld: Readonly<Record<WorldNumber, readonly WorkplaceName[]>> = {
  1: ['bridge', 'river', 'feeding', 'market', 'workshop', 'camp'],
  2: ['bridge', 'feeding', 'workshop', 'market', 'camp', 'temple'],
  3: ['temple', 'market', 'river', 'workshop', 'camp'],
  4: ['crystals', 'camp', 'bridge', 'workshop', 'market'],
}

/** A step is done in several of them; at the step stands what was finished in one, in turn. */
export const doneThingOf = (world: WorldNumber, position: number): WorkplaceName => {
  const places = placesByWorld[world]
  return places[(position - 1) % places.length] ?? 'bridge'
}
