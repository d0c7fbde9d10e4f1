import type { StepSummary } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'

export const isWon = ({ status }: StepSummary): boolean => status === StepStatus.passed
const isLeftOut = ({ status, is_waived }: StepSummary): boolean =>
  is_waived && status === StepStatus.completed

/** A waived step keeps nobody from a diamond; where every step is waived nobody won it (rules.md, Step status). */
export const isWorldDone = (steps: readonly StepSummary[]): boolean =>
  steps.some(isWon) && steps.every((step) => isWon(step) || isLeftOut(step))

/** 'Speel!' leads to such a toets past the map. */
export const isSkippedByToets = (steps: readonly StepSummary[]): boolean =>
  steps.filter(isWon).length === 1 && steps.length > 1 && isWorldDone(steps)
