import type { StepSummary } from '@letterliaan/contract'
import { isShownAsTest, stepStatusLabel } from '@letterliaan/rules'
import { markerStateOf, type MarkerState } from '@letterliaan/ui/pictures'

export interface StepLook {
  readonly state: MarkerState
  readonly stars: 1 | 2 | 3 | undefined
  /** A step that waits to be repeated has a border of its own. MAP-5. */
  readonly repeatable: boolean
  /** The status in the child's words. */
  readonly label: string
}

/** How a step looks on the map (learning-core §4, Step status). MAP-4. */
export function stepLook(step: StepSummary): StepLook {
  const isTest = isShownAsTest(step)
  const isPassed = step.status === 4 || step.status === 5
  return {
    state: isTest ? 'test' : markerStateOf(step.status),
    stars: isPassed ? (step.highest_difficulty_completed ?? undefined) : undefined,
    repeatable: step.is_repeatable && step.status === 0,
    label: isTest ? 'Toets' : stepStatusLabel(step.status, step.highest_difficulty_completed),
  }
}

export type StepTarget = 'nothing' | 'test' | 'lesson'

/** Where a click on a step leads (learning-core §2, Active world). MAP-10. */
export function stepTarget(step: StepSummary): StepTarget {
  if (step.status === -1) return 'nothing'
  return isShownAsTest(step) ? 'test' : 'lesson'
}
