import { StepStatus } from '@letterliaan/contract/status'
import { deriveStepStatus } from './step-status.ts'
import type { StepRecord, StepState } from './step-record.ts'
import { labelStepStatus } from './status-label.ts'

/** Sorts by world and position. Steps without a world are last. */
export const sortByPath = <S extends Pick<StepRecord, 'phase_id' | 'position'>>(steps: readonly S[]): S[] =>
  steps.toSorted((a, b) => (a.phase_id ?? 5) - (b.phase_id ?? 5) || a.position - b.position)

/** Derives states in path order. A requirement that is not in the path locks nothing. */
export const derivePath = (steps: readonly StepRecord[]): StepState[] => {
  const states: StepState[] = []
  const ordered = sortByPath(steps)
  const unlockedById = new Map(ordered.map((step) => [step.id, deriveStepStatus(step, true)]))
  let hasCurrent = false
  ordered.forEach((step, at) => {
    const required = findRequiredStepId(step, ordered[at - 1])
    const isUnlocked = required === null || (unlockedById.get(required)?.isPassed ?? true)
    const unlocked = isUnlocked ? unlockedById.get(step.id) : undefined
    const derived = unlocked ?? deriveStepStatus(step, isUnlocked)
    const isCurrent = !hasCurrent && step.phase_id !== null && hasWorkLeft(derived)
    hasCurrent ||= isCurrent
    const { highest_difficulty_completed } = derived
    const is_waived = isStepWaived({
      waived: step.waived,
      highest_difficulty_completed,
      is_test_step: step.isToetsStep,
      test_complete: step.toets?.complete ?? false,
    })
    states.push({
      id: step.id,
      phase_id: step.phase_id,
      position: step.position,
      status: derived.status,
      status_label: labelStepStatus(derived.status, highest_difficulty_completed, is_waived),
      is_complete: derived.isPassed,
      test_required: step.toets !== null,
      can_start_test: derived.can_start_test,
      test_complete: step.toets?.complete ?? false,
      highest_difficulty_completed,
      is_waived,
      current_step: isCurrent,
    })
  })
  return states
}

interface Waivable {
  readonly waived: boolean
  readonly highest_difficulty_completed: number | null
  readonly is_test_step: boolean
  readonly test_complete: boolean
}

/** True if waived and not passed by the child (rules.md, Step status). */
export const isStepWaived = (step: Waivable): boolean =>
  step.waived && step.highest_difficulty_completed === null && !(step.is_test_step && step.test_complete)

export const findRequiredStepId = (
  step: Pick<StepRecord, 'required_step_id' | 'phase_id'>,
  before: Pick<StepRecord, 'id'> | undefined,
): number | null => step.required_step_id ?? (step.phase_id === null ? null : (before?.id ?? null))

/** Returns the current step (MAP-11), in the given order; null if none is open. */
export const findCurrentStep = <S extends Pick<StepState, 'status'>>(steps: readonly S[]): S | null =>
  steps.find(hasWorkLeft) ?? null

/** True also for a passed step that is done again (rules.md, Step status). */
export const isStepPassed = ({ status }: Pick<StepState, 'status'>): boolean =>
  status === StepStatus.completed || status === StepStatus.passed

const hasWorkLeft = (step: Pick<StepState, 'status'>): boolean =>
  step.status !== StepStatus.locked && !isStepPassed(step)

/** True for a passed step that is open in a redo of its world (rules.md, Step status). */
export const isReopened = (step: Pick<StepState, 'status' | 'is_complete'>): boolean =>
  step.is_complete && hasWorkLeft(step)

export const isShownAsToets = (
  step: Pick<StepState, 'status' | 'can_start_test' | 'test_required' | 'test_complete'>,
): boolean =>
  step.can_start_test && step.test_required && !step.test_complete && step.status !== StepStatus.locked
