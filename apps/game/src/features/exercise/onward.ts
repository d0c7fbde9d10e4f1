import type { Difficulty, Step } from '@letterliaan/contract'
import type { Onward } from '@letterliaan/exercises/views'
import { isRepetitionOver, findNextInStep, applyRun } from '@letterliaan/rules'
import { addresses } from '../../app/addresses.ts'

export interface PlayedPlace {
  /** The world in the address. */
  readonly id: number
  readonly step: Step
  readonly exercise_id: number
  readonly difficulty: Difficulty
  /** True once the server has reported the effect of the run on the step. */
  readonly isTold: boolean
}

export interface OnwardPlace extends Pick<Onward, 'to'> {
  readonly address: string
}

/** Returns the next thing after an exercise that did not pass its step, or null; as on the map (GIDS-4). */
export function findOnward(
  { id, step, exercise_id, difficulty, isTold }: PlayedPlace,
  status: number,
): OnwardPlace | undefined {
  const after = isTold ? step : applyRun(step, { exercise_id, difficulty, status })
  if (!isTold && isRepetitionOver(after)) return { to: 'treehouse', address: addresses.treehouse }
  const next = findNextInStep(after, difficulty)
  if (next.to === 'exercise') {
    if (next.exercise.id === exercise_id) return undefined
    const isDictation = next.exercise.exercise_type.template === 'StapDictee'
    return {
      to: isDictation ? 'dictation' : 'exercise',
      address: addresses.exercise(id, step.id, next.exercise.id),
    }
  }
  if (next.to === 'stars') return { to: 'stars', address: addresses.lesson(id, step.id) }
  if (next.to === 'test' && step.test_id !== null)
    return { to: 'test', address: addresses.test(step.id, step.test_id) }
  return step.phase_id === null
    ? { to: 'treehouse', address: addresses.treehouse }
    : { to: 'map', address: addresses.world(step.phase_id) }
}
