import type { ExerciseActivity } from '@letterliaan/contract'
import type { Look } from '@letterliaan/ui/pictures'
import type { WorkplaceName } from '@letterliaan/ui/workplaces'

/** One for each world, or the same for all. */
export const workplacesOfActivity: Readonly<
  Record<
    ExerciseActivity,
    WorkplaceName | readonly [WorkplaceName, WorkplaceName, WorkplaceName, WorkplaceName]
  >
> = {
  reading: ['feeding', 'feeding', 'market', 'camp'],
  sounds: 'market',
  groups: ['river', 'bridge', 'river', 'bridge'],
  typing: ['river', 'bridge', 'temple', 'crystals'],
  listening: 'camp',
  blocks: 'workshop',
  rules: ['temple', 'temple', 'temple', 'crystals'],
  writing: ['market', 'feeding', 'market', 'camp'],
  dictation: ['bridge', 'bridge', 'temple', 'crystals'],
}

/** Returns the workplace; that of the first world if the world is unknown. */
export function chooseWorkplace(
  activity: ExerciseActivity,
  world: number | null,
  look: Look = 'jungle',
): WorkplaceName {
  const places = workplacesOfActivity[activity]
  const place = typeof places === 'string' ? places : (places[(world ?? 1) - 1] ?? places[0])
  return chooseWorkplaceInLook(place, look)
}

/** The look 10+ replaces the feeding of animals. */
export const chooseWorkplaceInLook = (place: WorkplaceName, look: Look): WorkplaceName =>
  place === 'feeding' && look === 'field-camp' ? 'camp' : place
