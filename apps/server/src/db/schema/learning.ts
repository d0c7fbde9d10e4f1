import type { Confidence, TreehousePlace } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface LearningTables {
  readonly curriculum_step: CurriculumStepTable
  readonly word: WordTable
  readonly step: StepTable
  readonly path: PathTable
  readonly student_exercise: StudentExerciseTable
  readonly answer: AnswerTable
  readonly run: RunTable
  readonly word_memory: WordMemoryTable
  readonly skill: SkillTable
  readonly skill_week: SkillWeekTable
  readonly mastery: MasteryTable
  readonly point: PointTable
  readonly activity: ActivityTable
  readonly badge: BadgeTable
  readonly student_badge: StudentBadgeTable
  readonly voided_session: VoidedSessionTable
}

/** One version of a step of the curriculum; never changed once written. */
export interface CurriculumStepTable {
  readonly id: Generated<number>
  /** Null for what comes with the product. */
  readonly organisation_id: number | null
  readonly nr: number
  readonly version: number
  /** SHA-256 of `content`. */
  readonly content_hash: string
  readonly content: JsonText
  readonly is_current: boolean
  readonly created_at: UnixSecondsColumn
}

/** A word that a step teaches, the same row through all versions of the step. */
export interface WordTable {
  readonly id: Generated<number>
  readonly organisation_id: number | null
  readonly nr: number
  readonly word: string
  readonly file_name: string
}

/** A step as prepared for one student (rules.md, Words of the domain); what the rules derive is kept in the row. */
export interface StepTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly curriculum_step_id: number
  readonly phase_id: number | null
  readonly position: number
  readonly required_step_id: number | null
  /** The supervisor's word, or 'auto' by the rules. */
  readonly lock: 'auto' | 'open' | 'locked'
  readonly is_repeatable: boolean
  readonly test_kind: 'entry' | 'closing' | null
  readonly test_complete: boolean
  readonly test_failed: boolean
  readonly notes: string
  readonly status: number
  readonly is_complete: boolean
  readonly is_current: boolean
  readonly can_start_test: boolean
  readonly highest_difficulty_completed: number | null
  /** The supervisor let the student skip it. */
  readonly waived: Generated<boolean>
  /** The step is itself a test over the steps before it. */
  readonly is_test_step: Generated<boolean>
  /** Of the redo of its world, null when there was none. */
  readonly redo_difficulty: number | null
  /**
   * A part of this measure (rules.md, Measures): a test step in no world, of the words `word_ids`; its `position` is the world
   * that it measures.
   */
  readonly measure_id: Generated<number | null>
  /** A repetition is a step of its own (docs/adr/0010-repetition-as-a-step.md): the step that it repeats, and its words. */
  readonly repeats_step_id: number | null
  /** number[]. */
  readonly word_ids: JsonText | null
  /** Of 'Door elkaar', a repetition of words of many steps: `Mix` of modules/path. */
  readonly mix: Generated<JsonText | null>
  /** Since when it is off the path, with all that was done in it; null: it is on it (rules.md, Path). */
  readonly removed_at: UnixSecondsColumn | null
  /** Of the supervisor, instead of the step's own; empty: none. */
  readonly hint: Generated<string>
  readonly tip: Generated<string>
  /** The fewest and the most stars that the student may choose. */
  readonly min_difficulty: Generated<number>
  readonly max_difficulty: Generated<number>
  /** From how many stars on work counts for passing it (docs/adr/0024-a-path-is-a-document.md). */
  readonly passing_difficulty: Generated<number>
  /** TemplateName[]: what of the recipe the student does not get. */
  readonly excluded_templates: Generated<JsonText>
  /** When it was first passed. */
  readonly completed_at: UnixSecondsColumn | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** The path of a group, or of a student: which steps, how, in which order (rules.md, Path). */
export interface PathTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Of which group it is; null: of a student. */
  readonly group_id: number | null
  readonly student_id: number | null
  /** Of a student: the group whose path it follows; null: it has its own. */
  readonly follows_group_id: number | null
  /** PathEntry[]; empty where a group is followed. */
  readonly entries: JsonText
  /** PathSettings. */
  readonly settings: JsonText
  /** What it was before the last change; null: there was none, or it was undone. */
  readonly previous: JsonText | null
  readonly updated_at: UnixSecondsColumn
  /** The user; null: a command of the server. */
  readonly updated_by: number | null
}

/** A student's run of an exercise at one difficulty; no row until it is begun (docs/adr/0006-exercise-ids.md). */
export interface StudentExerciseTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: number
  readonly step_id: number
  /** Counts the runs: 1, 2, 3 … */
  readonly run: number
  readonly run_status: number
  /** The word at which the run waits. */
  readonly current_word: string | null
  /** Empty: the words of the run are drawn when it is looked at. */
  readonly state: JsonText
  /** Counts the redos of its world at this difficulty or a lower one: what is below is of the present round. */
  readonly round: Generated<number>
  /** Status of the exercise at this difficulty: starting again takes nothing away. */
  readonly status: number
  /** Of the last run that was completed. */
  readonly last_passed: boolean | null
  readonly last_completed_at: UnixSecondsColumn | null
  readonly updated_at: UnixSecondsColumn
}

/**
 * A run of an exercise or a toets, from its first answer on: the words that it asked in their order, and
 * how it ended. With the answers it is what everything else can be recomputed from (rules.md, Log of answers).
 */
export interface RunTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly step_id: number
  readonly exercise_id: number
  readonly difficulty: number
  readonly number: number
  readonly template: string
  /** Of the student's exercise, when the run was begun. */
  readonly round: number
  /** number[]. */
  readonly word_ids: JsonText
  readonly is_retry: boolean
  readonly status: number
  readonly percentage_score: number | null
  readonly started_at: UnixSecondsColumn
  readonly completed_at: UnixSecondsColumn | null
}

/** What a student remembers of a word (rules.md, Repetition). */
export interface WordMemoryTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly word_id: number
  readonly stability: number
  readonly difficulty: number
  readonly due: UnixSecondsColumn
  readonly last_review: UnixSecondsColumn
  readonly reps: number
  readonly lapses: number
}

/** How well a student spells a category today: `Skill` of the rules (docs/adr/0032-what-a-child-knows.md). */
export interface SkillTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly category: string
  readonly mean: number
  readonly variance: number
  readonly updated_at: UnixSecondsColumn
  readonly num_words: number
  readonly static_variance: number
  readonly log_kept: number
  readonly surprise: number
}

/** A skill as it was at the end of a week in which it was practised, for telling a change. */
export interface SkillWeekTable extends SkillTable {
  /** Its Monday: '2026-11-16'. */
  readonly week: string
}

/** How far a passed step is on the way to 'Beheerst' (WEET-9). */
export interface MasteryTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly step_id: number
  readonly score: number
  readonly num_new: number
  readonly num_practised: number
  readonly first_at: UnixSecondsColumn | null
  readonly updated_at: UnixSecondsColumn | null
  readonly mastered_at: UnixSecondsColumn | null
  readonly faded_at: UnixSecondsColumn | null
}

/** Append-only: every attempt and answer (rules.md, Log of answers). */
export interface AnswerTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly step_id: number
  readonly exercise_id: number
  readonly run: number
  readonly template: string
  readonly word_id: number
  readonly difficulty: number
  readonly kind: 'attempt' | 'answer'
  readonly input: string
  readonly is_right: boolean
  readonly time_ms: number
  readonly hints: number
  readonly cheats: number
  /** `tag:category`, separated by commas; null when nothing was misspelt. */
  readonly error_class: string | null
  /** 0 for the first row of a call; what follows it is about other words of the same call. */
  readonly part: Generated<number>
  /** Where an attempt went wrong. */
  readonly place: number | null
  /** What the child said of its answer before it was checked; null: it was not asked (KALM-2). */
  readonly confidence: Generated<Confidence | null>
  readonly started_at: UnixSecondsColumn
  readonly created_at: UnixSecondsColumn
}

/** The ledger of points: the balance is the sum of `amount` (rules.md, Points). */
export interface PointTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly amount: number
  /**
   * 'refund': a purchase in a voided sitting. 'forgiven': what was spent of points that were taken back, so that the
   * balance is never below 0.
   */
  readonly reason: 'exercise' | 'repeat' | 'purchase' | 'correction' | 'refund' | 'forgiven'
  readonly item_id: number | null
  readonly difficulty: number | null
  readonly created_at: UnixSecondsColumn
}

export interface ActivityTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly type: string
  readonly item_id: number | null
  readonly points: number
  readonly data: JsonText | null
  readonly created_at: UnixSecondsColumn
}

export interface BadgeTable {
  readonly id: Generated<number>
  /** The curriculum's key. */
  readonly key: string
}

export interface StudentBadgeTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly badge_id: number
  readonly created_at: UnixSecondsColumn
  /** Where it stands in the treehouse; null: nowhere. */
  readonly place: Generated<TreehousePlace | null>
}

/**
 * A sitting of a student that a supervisor declared void (docs/adr/0025-a-voided-sitting.md). What was done in it is no
 * longer in the log, so that nothing counts it: it lies in `laid_aside` until the voiding is undone.
 */
export interface VoidedSessionTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly started_at: UnixSecondsColumn
  readonly ended_at: UnixSecondsColumn
  /** As the supervisor wrote it; may be empty. */
  readonly reason: string
  /** LaidAside; empty once it is undone. */
  readonly laid_aside: JsonText
  /** The user. */
  readonly voided_by: number
  readonly voided_at: UnixSecondsColumn
  readonly undone_by: number | null
  readonly undone_at: UnixSecondsColumn | null
}
