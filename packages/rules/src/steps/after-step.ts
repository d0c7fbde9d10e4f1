import type { StepSummary } from '@letterliaan/contract'
import { inPathOrder } from './path.ts'

/** Where the child goes from a step; `step` tells the ids that a route needs. */
export type Destination<S> =
  | { readonly to: 'lesson'; readonly step: S }
  | { readonly to: 'test'; readonly step: S }
  | { readonly to: 'world'; readonly world: number }
  | { readonly to: 'treehouse' }
  | { readonly to: 'end-cave' }

type StepOnMap = Pick<StepSummary, 'id' | 'phase_id' | 'position' | 'status' | 'is_repeatable'>

/**
 * TST-6, after a step or test: the next step of its world (its test when its status is 7), else the next world, after
 * world 4 the end cave. A repeatable step, or one of no world, returns to the treehouse; where the next step is still
 * locked the child stays in the world.
 */
export const destinationAfter = <S extends StepOnMap>(step: S, steps: readonly S[]): Destination<S> => {
  if (step.is_repeatable || step.phase_id === null) return { to: 'treehouse' }
  const world = inPathOrder(steps.filter((other) => other.phase_id === step.phase_id))
  const next = world.find((other) => other.position > step.position)
  if (next === undefined)
    return step.phase_id >= 4 ? { to: 'end-cave' } : { to: 'world', world: step.phase_id + 1 }
  if (next.status === -1) return { to: 'world', world: step.phase_id }
  return { to: next.status === 7 ? 'test' : 'lesson', step: next }
}
