import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import type { Difficulty } from '@letterliaan/contract'
import { findHighestDifficultyMastered } from './mastery.ts'
import type { ExerciseWork, StepRecord, StepToets } from './step-record.ts'

export interface DerivedStatus {
  readonly status: StepStatus
  readonly isPassed: boolean
  readonly highest_difficulty_completed: Difficulty | null
  readonly can_start_test: boolean
}

/** `isUnlocked`: the required step is passed. A passed step stays passed (rules.md, Step status). */
export const deriveStepStatus = (step: StepRecord, isUnlocked: boolean): DerivedStatus => {
  const isLocked = step.lock === 'locked' || (step.lock === 'auto' && !isUnlocked)
  if (step.isToetsStep) return deriveToetsStep(step, isLocked)
  const mastered = findHighestDifficultyMastered(step.work, step.passing_difficulty)
  const isPassed = step.waived || (mastered !== null && isToetsPassed(step.toets))
  const again = step.redo === null ? null : redoneAt(step.redo)
  return {
    status: isPassed
      ? passedStatus(step, again)
      : isLocked
        ? StepStatus.locked
        : workingStatus(step.work, step.toets),
    isPassed,
    highest_difficulty_completed: isPassed ? mastered : null,
    can_start_test: canStartToets(step.toets, mastered, isLocked),
  }
}

const deriveToetsStep = (step: StepRecord, isLocked: boolean): DerivedStatus => {
  const isPassed = step.waived || step.toets?.complete === true
  const open = isLocked ? StepStatus.locked : StepStatus.test
  const status = step.waived ? StepStatus.completed : isPassed ? StepStatus.passed : open
  return {
    status,
    isPassed,
    highest_difficulty_completed: null,
    can_start_test: step.toets !== null && !isLocked,
  }
}

/** An instaptoets never blocks. */
const isToetsPassed = (toets: StepToets | null): boolean => toets?.kind !== 'sluit' || toets.complete

const canStartToets = (toets: StepToets | null, mastered: Difficulty | null, isLocked: boolean): boolean => {
  if (toets === null) return false
  return toets.kind === 'instap' ? !isLocked : mastered !== null
}

/** Returns the difficulty of a finished redo: at least the difficulty that the redo requires. */
const redoneAt = (redo: NonNullable<StepRecord['redo']>): Difficulty | null => {
  const mastered = findHighestDifficultyMastered(redo.work, 2)
  return mastered !== null && mastered >= redo.difficulty ? mastered : null
}

const passedStatus = (step: StepRecord, redone: Difficulty | null): StepStatus => {
  if (step.redo !== null) return redone === null ? workingStatus(step.redo.work, null) : StepStatus.completed
  return step.waived ? StepStatus.completed : StepStatus.passed
}

const workingStatus = (work: readonly ExerciseWork[], toets: StepToets | null): StepStatus => {
  if (toets?.lastFailed === true || wasLastDictationFailed(work)) return StepStatus.pausedAtDictation
  const started = work.filter((item) => item.status >= ExerciseStatus.paused)
  if (started.some((item) => item.category !== 'Verkennen')) return StepStatus.pausedPractising
  return started.length > 0 ? StepStatus.pausedExploring : StepStatus.open
}

const wasLastDictationFailed = (work: readonly ExerciseWork[]): boolean => {
  const last = work
    .filter((item) => item.template === 'StapDictee' && item.last_completed_at !== null)
    .toSorted((a, b) => Number(b.last_completed_at) - Number(a.last_completed_at))[0]
  return last?.last_passed === false
}
