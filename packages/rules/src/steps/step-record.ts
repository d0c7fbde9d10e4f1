import type { ExerciseCategory, Difficulty, StepStatus, TemplateName } from '@letterliaan/contract'

/**
 * The work of a student on one exercise at one difficulty, over all its runs. There is none for an exercise that was
 * never started.
 */
export interface ExerciseWork {
  readonly exercise_id: number
  readonly category: ExerciseCategory
  readonly template: TemplateName
  readonly difficulty: Difficulty
  /** One of `ExerciseStatus`, or lower for open; once done it stays done (see `statusAfterRun`). */
  readonly status: number
  /** Was the last completed run passed? Null when none was completed. */
  readonly last_passed: boolean | null
  /** When the last completed run ended (unix seconds, or any number that rises with time); null when none was. */
  readonly last_completed_at: number | null
}

/** How far a student is with a step's toets. An instaptoets only measures; a sluittoets must be passed (rules.md, Tests). */
export interface StepToets {
  readonly kind: 'instap' | 'sluit'
  /** Whether it was ever passed; of an instaptoets, whether it was ever completed. */
  readonly complete: boolean
  /** Whether the last attempt failed. Always false for an instaptoets. */
  readonly lastFailed: boolean
}

/** From how many stars on a step counts (RUL-1): two, or one where its child may choose no more. */
export type PassingDifficulty = 1 | 2

/** A step prepared for a student, as the rules see it. */
export interface StepRecord {
  readonly id: number
  readonly phase_id: number | null
  readonly position: number
  /** The step that must be passed first; null: the one before it in the path. */
  readonly required_step_id: number | null
  /** 'auto' follows the rules; 'open' and 'locked' were set by a supervisor and override them. */
  readonly lock: 'auto' | 'open' | 'locked'
  /** The supervisor let the student skip it. */
  readonly waived: boolean
  /** True for a step that is itself a toets over the steps before it. */
  readonly isToetsStep: boolean
  /** The toets that is required with this step (of a toets step: that toets), or null. */
  readonly toets: StepToets | null
  readonly passing_difficulty: PassingDifficulty
  /** All work ever done in this step. */
  readonly work: readonly ExerciseWork[]
  /** The redo of its world (rules.md, Step status): its difficulty, and the work done since it began. */
  readonly redo: { readonly difficulty: 2 | 3; readonly work: readonly ExerciseWork[] } | null
}

/** What the rules say of a step; the names are the contract's where it has them. */
export interface StepState {
  readonly id: number
  readonly phase_id: number | null
  readonly position: number
  readonly status: StepStatus
  /** Dutch, for the child. */
  readonly status_label: string
  /** Was it ever passed (or waived)? It never becomes false by playing, also not while the world is redone. */
  readonly is_complete: boolean
  readonly test_required: boolean
  readonly can_start_test: boolean
  readonly test_complete: boolean
  readonly highest_difficulty_completed: Difficulty | null
  /** It need not be done, and the child did not pass it itself. */
  readonly is_waived: boolean
  /** True for the student's current step (MAP-11), which stands on a map. */
  readonly current_step: boolean
}
