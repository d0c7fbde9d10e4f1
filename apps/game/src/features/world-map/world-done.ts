import type { StepSummary } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'

export const isWon = ({ status }: StepSummary): boolean => status === StepStatus.passed
const isLeftOut = ({ status, is_waived }: StepSummary): boolean =>
  is_waived && status === StepStatus.completed

/** Waived steps do not prevent a diamond; a world with only these gives none (rules.md, Step status). */
export const isWorldDone = (steps: readonly StepSummary[]): boolean =>
  steps.some(isWon) && steps.every((step) => isWon(step) || isLeftOut(step))

/** Returns whether only its toets passed the world. 'Speel!' opens such a toets without showing the map. */
export const isSkippedByToets = (steps: readonly StepSummary[]): boolean =>
  steps.filter(isWon).length === 1 && steps.length > 1 && isWorldDone(steps)
