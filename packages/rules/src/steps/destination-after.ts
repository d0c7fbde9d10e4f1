import type { StepSummary } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { currentStep, sortByPath, isStepPassed } from './path.ts'

/** Where the child goes from a step; `step` tells the ids that a route needs. */
export type Destination<S> =
  | { readonly to: 'lesson'; readonly step: S }
  | { readonly to: 'test'; readonly step: S }
  | { readonly to: 'world'; readonly world: number }
  | { readonly to: 'treehouse' }
  | { readonly to: 'end-cave' }

type StepOnMap = Pick<StepSummary, 'id' | 'phase_id' | 'position' | 'status'>

/**
 * TST-6, after a step or test: the next step of its world that is not passed (its test when it is one); after the
 * last one an earlier step that is open, which only a redo or a supervisor leaves behind; else the next world, after world
 * 4 the end cave. A repetition is a step of no world: it returns to the treehouse. Where the next step is still locked the
 * child stays in the world.
 */
export const destinationAfter = <S extends StepOnMap>(step: S, steps: readonly S[]): Destination<S> => {
  if (step.phase_id === null) return { to: 'treehouse' }
  const others = steps.filter(({ id, phase_id }) => id !== step.id && phase_id === step.phase_id)
  const toPass = sortByPath(others.filter((other) => !isStepPassed(other)))
  const next = toPass.find((other) => other.position > step.position) ?? currentStep(toPass)
  if (next === null)
    return step.phase_id >= 4 ? { to: 'end-cave' } : { to: 'world', world: step.phase_id + 1 }
  if (next.status === StepStatus.locked) return { to: 'world', world: step.phase_id }
  return { to: next.status === StepStatus.test ? 'test' : 'lesson', step: next }
}
