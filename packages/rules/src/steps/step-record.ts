import type { ExerciseCategory, Difficulty, StepStatus, TemplateName } from '@letterliaan/contract'

export interface ExerciseWork {
  readonly exercise_id: number
  readonly category: ExerciseCategory
  readonly template: TemplateName
  readonly difficulty: Difficulty
  /** One of `ExerciseStatus`; lower means open. Done stays done (`chooseStatusAfterRun`). */
  readonly status: number
  /** Result of the last completed run; null if there is none. */
  readonly last_passed: boolean | null
  /** Unix seconds, or any rising number; null if no run is completed. */
  readonly last_completed_at: number | null
}

/** An instaptoets only measures; a sluittoets must be passed (rules.md, Tests). */
export interface StepToets {
  readonly kind: 'instap' | 'sluit'
  /** True if passed at least once; for an instaptoets, if completed at least once. */
  readonly complete: boolean
  /** Always false for an instaptoets. */
  readonly lastFailed: boolean
}

/** Stars required to pass (RUL-1). 1 if the child may not choose more. */
export type PassingDifficulty = 1 | 2

export interface StepRecord {
  readonly id: number
  readonly phase_id: number | null
  readonly position: number
  /** Null: the previous step in the path. */
  readonly required_step_id: number | null
  /** 'auto' follows the rules; a supervisor's 'open' and 'locked' override them. */
  readonly lock: 'auto' | 'open' | 'locked'
  readonly waived: boolean
  /** True for a toets about the steps before it. */
  readonly isToetsStep: boolean
  /** The toets that this step requires, or null. */
  readonly toets: StepToets | null
  readonly passing_difficulty: PassingDifficulty
  readonly work: readonly ExerciseWork[]
  readonly redo: { readonly difficulty: 2 | 3; readonly work: readonly ExerciseWork[] } | null
}

export interface StepState {
  readonly id: number
  readonly phase_id: number | null
  readonly position: number
  readonly status: StepStatus
  readonly status_label: string
  /** True if passed or waived. Play never makes it false, not even in a redo. */
  readonly is_complete: boolean
  readonly test_required: boolean
  readonly can_start_test: boolean
  readonly test_complete: boolean
  readonly highest_difficulty_completed: Difficulty | null
  readonly is_waived: boolean
  /** True for the current step of the path (MAP-11). */
  readonly current_step: boolean
}
