import type { ExerciseActivity } from '@letterliaan/contract'
import type { Look } from '@letterliaan/ui/pictures'
import type { WorkplaceName } from '@letterliaan/ui/workplaces'

/** One of each world, or the same in all of them. */
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

/** The first world's where the world is none of the four. */
export function chooseWorkplace(
  activity: ExerciseActivity,
  world: number | null,
  look: Look = 'jungle',
): WorkplaceName {
  const places = workplacesOfActivity[activity]
  const place = typeof places === 'string' ? places : (places[(world ?? 1) - 1] ?? places[0])
  return chooseWorkplaceInLook(place, look)
}

/** Nobody feeds animals in the look 10+. */
export const chooseWorkplaceInLook = (place: WorkplaceName, look: Look): WorkplaceName =>
  place === 'feeding' && look === 'field-camp' ? 'camp' : place
