import { isStepPassed } from '../steps/path.ts'
import type { StepState } from '../steps/step-record.ts'
import { isWorldPassed } from './worlds.ts'

/**
 * May a world be done again (rules.md, Step status)? When it was passed, and nothing of an earlier redo is still open:
 * each step is passed or completed.
 */
export const canRedoWorld = (
  world: number,
  steps: readonly Pick<StepState, 'phase_id' | 'is_complete' | 'status'>[],
): boolean =>
  isWorldPassed(world, steps) && steps.every((step) => step.phase_id !== world || isStepPassed(step))
