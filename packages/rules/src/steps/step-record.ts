import type { Category, Difficulty, StepStatus, TemplateName } from '@letterliaan/contract'

/** What is known of an exercise of a step at one difficulty, over all its runs. Leave out what was never started. */
export interface ExerciseWork {
  readonly exercise_id: number
  readonly category: Category
  readonly template: TemplateName
  readonly difficulty: Difficulty
  /** One of `ExerciseStatus`, or lower for open; once done it stays done (see `exerciseStatus`). */
  readonly status: number
  /** Was the last completed run passed? Null when none was completed. */
  readonly last_passed: boolean | null
  /** When the last completed run ended (unix seconds, or any number that rises with time); null when none was. */
  readonly last_completed_at: number | null
}

/** How a step's test stands. An entry test measures only, a closing test must be passed (rules.md, Tests). */
export interface StepTest {
  readonly kind: 'entry' | 'closing'
  /** Was it ever passed; for an entry test: was it ever completed? */
  readonly complete: boolean
  /** Was the last sitting failed? Always false for an entry test. */
  readonly lastFailed: boolean
}

/** A step prepared for a student, as the rules see it. */
export interface StepRecord {
  readonly id: number
  readonly phase_id: number | null
  readonly position: number
  /** The step that must be passed first; null: the one before it in the path. */
  readonly required_step_id: number | null
  /** 'auto' by the rules; 'open' and 'locked' are the supervisor's word. */
  readonly lock: 'auto' | 'open' | 'locked'
  /** The supervisor let the student skip it. */
  readonly waived: boolean
  /** True for a step that is itself a test over the steps before it. */
  readonly isTestStep: boolean
  /** The test that is required with this step (of a test step: the test itself), or null. */
  readonly test: StepTest | null
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
  readonly highest_difficulty_completed: 2 | 3 | null
  /** True for the student's current step (MAP-11). */
  readonly current_step: boolean
}
