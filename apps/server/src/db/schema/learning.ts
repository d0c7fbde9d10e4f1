import type { Generated } from 'kysely'
import type { JsonText, Owned, Time } from './columns.ts'

/** One version of a step of the curriculum; never changed once written. */
export interface CurriculumStepTable {
  id: Generated<number>
  /** Null for what comes with the product. */
  organisation_id: number | null
  nr: number
  version: number
  /** SHA-256 of `content`. */
  content_hash: string
  content: JsonText
  is_current: boolean
  created_at: Time
}

/** A word that a step teaches, the same row through all versions of the step. */
export interface WordTable {
  id: Generated<number>
  organisation_id: number | null
  nr: number
  word: string
  file_name: string
}

/** A step as prepared for one student (rules.md, Words of the domain); what the rules derive is kept in the row. */
export interface StepTable extends Owned {
  id: Generated<number>
  student_id: number
  curriculum_step_id: number
  phase_id: number | null
  position: number
  required_step_id: number | null
  /** The supervisor's word, or 'auto' by the rules. */
  lock: 'auto' | 'open' | 'locked'
  is_repeatable: boolean
  test_kind: 'entry' | 'closing' | null
  test_complete: boolean
  test_failed: boolean
  notes: string
  status: number
  is_complete: boolean
  is_current: boolean
  can_start_test: boolean
  highest_difficulty_completed: number | null
  /** The supervisor let the student skip it. */
  waived: Generated<boolean>
  /** The step is itself a test over the steps before it. */
  is_test_step: Generated<boolean>
  /** Of the redo of its world, null when there was none. */
  redo_difficulty: number | null
  /** A repetition is a step of its own (docs/adr/0010-repetition-as-a-step.md): the step that it repeats, and its words. */
  repeats_step_id: number | null
  /** number[]. */
  word_ids: JsonText | null
  /** When it was first passed. */
  completed_at: Time | null
  created_at: Time
  updated_at: Time
}

/** A student's run of an exercise at one difficulty; no row until it is begun (docs/adr/0006-exercise-ids.md). */
export interface StudentExerciseTable extends Owned {
  student_id: number
  exercise_id: number
  difficulty: number
  step_id: number
  /** Counts the runs: 1, 2, 3 … */
  run: number
  run_status: number
  /** The word at which the run waits. */
  current_word: string | null
  /** Empty: the words of the run are drawn when it is looked at. */
  state: JsonText
  /** Counts the redos of its world at this difficulty or a lower one: what is below is of the present round. */
  round: Generated<number>
  /** Status of the exercise at this difficulty: starting again takes nothing away. */
  status: number
  /** Of the last run that was completed. */
  last_passed: boolean | null
  last_completed_at: Time | null
  updated_at: Time
}

/**
 * A run of an exercise or a toets, from its first answer on: the words that it asked in their order, and
 * how it ended. With the answers it is what everything else can be recomputed from (rules.md, Log of answers).
 */
export interface RunTable extends Owned {
  student_id: number
  step_id: number
  exercise_id: number
  difficulty: number
  number: number
  template: string
  /** Of the student's exercise, when the run was begun. */
  round: number
  /** number[]. */
  word_ids: JsonText
  is_retry: boolean
  status: number
  percentage_score: number | null
  started_at: Time
  completed_at: Time | null
}

/** What a student remembers of a word (rules.md, Repetition). */
export interface WordMemoryTable extends Owned {
  student_id: number
  word_id: number
  stability: number
  difficulty: number
  due: Time
  last_review: Time
  reps: number
  lapses: number
}

/** Append-only: every attempt and answer (rules.md, Log of answers). */
export interface AnswerTable extends Owned {
  id: Generated<number>
  student_id: number
  step_id: number
  exercise_id: number
  run: number
  template: string
  word_id: number
  difficulty: number
  kind: 'attempt' | 'answer'
  input: string
  is_right: boolean
  time_ms: number
  hints: number
  cheats: number
  /** `tag:category`, separated by commas; null when nothing was misspelt. */
  error_class: string | null
  /** 0 for the first row of a call; what follows it is about other words of the same call. */
  part: Generated<number>
  /** Where an attempt went wrong. */
  place: number | null
  started_at: Time
  created_at: Time
}

/** The ledger of points: the balance is the sum of `amount` (rules.md, Points). */
export interface PointTable extends Owned {
  id: Generated<number>
  student_id: number
  amount: number
  reason: 'exercise' | 'repeat' | 'purchase' | 'correction'
  item_id: number | null
  difficulty: number | null
  created_at: Time
}

export interface ActivityTable extends Owned {
  id: Generated<number>
  student_id: number
  type: string
  item_id: number | null
  points: number
  data: JsonText | null
  created_at: Time
}

export interface BadgeTable {
  id: Generated<number>
  /** The curriculum's key. */
  key: string
}

export interface StudentBadgeTable extends Owned {
  student_id: number
  badge_id: number
  created_at: Time
}
