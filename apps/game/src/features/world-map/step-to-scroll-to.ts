import { StepStatus } from '@letterliaan/contract/status'
import type { StepSummary } from '@letterliaan/contract'
import { currentStep } from '@letterliaan/rules'

type Placed = Pick<StepSummary, 'status'>

/**
 * Which step a map that is higher than the screen shows first, the steps in path order: where the child is; the last
 * one that it passed when all are passed; the first when all are locked.
 */
export const stepToScrollTo = <S extends Placed>(steps: readonly S[]): S | undefined =>
  currentStep(steps) ?? steps.findLast(({ status }) => status !== StepStatus.locked) ?? steps[0]
