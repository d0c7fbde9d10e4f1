import type { Difficulty, ExerciseCategory, Step, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus, StepStatus } from '@letterliaan/contract/status'
import { findHighestDifficultyMastered } from './mastery.ts'

export interface PredictedStep {
  readonly status: StepStatus
  /** True if the data on the device meet RUL-1. Only the server can pass a step. */
  readonly meetsRule: boolean
}

interface KnownExercise {
  readonly id: number
  readonly exercise_type: { readonly category: ExerciseCategory; readonly template: TemplateName }
  readonly status: Readonly<Record<Difficulty, number>>
}

type KnownStep = Pick<Step, 'max_difficulty' | 'test_required' | 'test_complete'> & {
  readonly status: number
  readonly exercises: readonly KnownExercise[]
}

const levels = [1, 2, 3] as const

/** Predicts the status shown offline. A new step may become begun, but never passed. */
export function predictStepStatus(step: KnownStep): PredictedStep {
  const work = step.exercises.flatMap(({ id, exercise_type: { category, template }, status }) =>
    levels.map((difficulty) => ({
      exercise_id: id,
      category,
      template,
      difficulty,
      status: status[difficulty],
    })),
  )
  const begun = work.filter(({ status }) => status >= ExerciseStatus.paused)
  const isNew = step.status === StepStatus.open || step.status === StepStatus.pausedExploring
  const hasPractised = begun.some(({ category }) => category !== 'Verkennen')
  const needsToets = step.test_required && !step.test_complete
  return {
    status:
      isNew && begun.length > 0
        ? hasPractised
          ? StepStatus.pausedPractising
          : StepStatus.pausedExploring
        : (step.status as StepStatus),
    meetsRule: !needsToets && findHighestDifficultyMastered(work, step.max_difficulty === 1 ? 1 : 2) !== null,
  }
}
