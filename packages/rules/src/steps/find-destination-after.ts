import type { StepSummary } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { findCurrentStep, sortByPath, isStepPassed } from './path.ts'

/** A child's destination after a step. `step` has the ids that a route needs. */
export type Destination<S> =
  | { readonly to: 'lesson'; readonly step: S }
  | { readonly to: 'test'; readonly step: S }
  | { readonly to: 'world'; readonly world: number }
  | { readonly to: 'treehouse' }
  | { readonly to: 'end-cave' }

type StepOnMap = Pick<StepSummary, 'id' | 'phase_id' | 'position' | 'status'>

/** Returns the treehouse for a step without a world, else the world's next open step, else an earlier one, else the next world or the end cave (TST-6). */
export const findDestinationAfter = <S extends StepOnMap>(step: S, steps: readonly S[]): Destination<S> => {
  if (step.phase_id === null) return { to: 'treehouse' }
  const others = steps.filter(({ id, phase_id }) => id !== step.id && phase_id === step.phase_id)
  const toPass = sortByPath(others.filter((other) => !isStepPassed(other)))
  const next = toPass.find((other) => other.position > step.position) ?? findCurrentStep(toPass)
  if (next === null)
    return step.phase_id >= 4 ? { to: 'end-cave' } : { to: 'world', world: step.phase_id + 1 }
  if (next.status === StepStatus.locked) return { to: 'world', world: step.phase_id }
  return { to: next.status === StepStatus.test ? 'test' : 'lesson', step: next }
}
