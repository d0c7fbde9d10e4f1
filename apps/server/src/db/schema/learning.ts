import type { Confidence, GameTemplate, Region, TreehousePlace } from '@letterliaan/contract'
import type { WordMemory } from '@letterliaan/rules/memory'
import type { Skill } from '@letterliaan/rules/skill'
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
  readonly pending_run: PendingRunTable
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

export interface CurriculumStepTable {
  readonly id: Generated<number>
  /** Null for a step of the product. */
  readonly organisation_id: number | null
  readonly nr: number
  readonly version: number
  readonly content_hash: string
  readonly content: JsonText
  readonly is_current: boolean
  readonly created_at: UnixSecondsColumn
  /** Region whose schools get this step instead of the common one (ADR 66); null for the common one. */
  readonly region: Generated<Region | null>
}

export interface WordTable {
  readonly id: Generated<number>
  readonly organisation_id: number | null
  readonly nr: number
  readonly word: string
  readonly file_name: string
}

/** A step prepared for one student (rules.md, Words of the domain), with derived columns. */
export interface StepTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly curriculum_step_id: number
  readonly phase_id: number | null
  readonly position: number
  readonly required_step_id: number | null
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
  readonly waived: Generated<boolean>
  readonly is_test_step: Generated<boolean>
  /** Difficulty at which its world is redone; null: no redo. */
  readonly redo_difficulty: number | null
  /** Set for a part of a measure, which asks `word_ids`; `position` is the world (rules.md, Measures). */
  readonly measure_id: Generated<number | null>
  /** Set for a week dictation's step, which is in the treehouse and not in the path's document (ADR 39). */
  readonly dictation_id: Generated<number | null>
  readonly repeats_step_id: number | null
  readonly word_ids: JsonText | null
  /** JSON of `Mix` for 'Door elkaar'. */
  readonly mix: Generated<JsonText | null>
  /** The game in a repetition of one step; null: an exercise of the step (ADR 73). */
  readonly game: Generated<GameTemplate | null>
  /** When the step left the path, keeping its work (rules.md, Path); null: on the path. */
  readonly removed_at: UnixSecondsColumn | null
  readonly hint: Generated<string>
  readonly tip: Generated<string>
  readonly min_difficulty: Generated<number>
  readonly max_difficulty: Generated<number>
  /** Difficulty from which work counts for passing (docs/adr/0024-a-path-is-a-document.md). */
  readonly passing_difficulty: Generated<number>
  readonly excluded_templates: Generated<JsonText>
  readonly completed_at: UnixSecondsColumn | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

export interface PathTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly group_id: number | null
  readonly student_id: number | null
  readonly follows_group_id: number | null
  readonly entries: JsonText
  readonly settings: JsonText
  readonly previous: JsonText | null
  readonly updated_at: UnixSecondsColumn
  /** Null for a command on the server. */
  readonly updated_by: number | null
}

export interface StudentExerciseTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: number
  readonly step_id: number
  readonly run: number
  readonly run_status: number
  /** The run as it began or ended. Empty until its words are drawn. */
  readonly state: JsonText
  /** Number of redos of its world at this or a lower difficulty. The columns below are about this round. */
  readonly round: Generated<number>
  /** Status at this difficulty; repeating the exercise does not change it. */
  readonly status: number
  readonly last_passed: boolean | null
  readonly last_completed_at: UnixSecondsColumn | null
  readonly updated_at: UnixSecondsColumn
}

/** A run, stored from its first answer (rules.md, Log of answers). */
export interface RunTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly step_id: number
  readonly exercise_id: number
  readonly difficulty: number
  readonly number: number
  readonly template: string
  readonly round: number
  /** JSON of number[]. */
  readonly word_ids: JsonText
  readonly is_retry: boolean
  readonly status: number
  readonly percentage_score: number | null
  readonly started_at: UnixSecondsColumn
  readonly completed_at: UnixSecondsColumn | null
}

/** A run with ended turns that are not yet folded (docs/adr/0080-an-answer-is-one-append.md). */
export interface PendingRunTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: number
  readonly run: number
  /** The first answer that is not folded. */
  readonly answer_id: number
  /** Null if the run was not tried; otherwise the version that reported its failure, or '' if none did. */
  readonly failed_version: string | null
}

/** A student's memory of a word (rules.md, Repetition). */
export interface WordMemoryTable extends OwnedByOrganisation, WordMemory {
  readonly student_id: number
  readonly word_id: number
}

/** A stored `Skill` of the rules (docs/adr/0080-an-answer-is-one-append.md). */
export interface SkillTable extends OwnedByOrganisation, Skill {
  readonly student_id: number
  readonly category: string
}

/** Skill at the end of a week with practice, to detect changes. */
export interface SkillWeekTable extends SkillTable {
  readonly week: string
}

/** Progress of a passed step towards 'Beheerst' (WEET-9). */
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

/** The log of answers, append-only (rules.md, Log of answers). */
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
  /** `tag:category`, comma-separated; null if there is no error. */
  readonly error_class: string | null
  /** 0 for the first row of a call; others are for other words of the same call. */
  readonly part: Generated<number>
  readonly place: number | null
  /** The child's certainty, stated before the answer was judged; null: not asked (KALM-2). */
  readonly confidence: Generated<Confidence | null>
  /** Hashes of the idempotency key and the request that stored it. */
  readonly call: Generated<string | null>
  readonly started_at: UnixSecondsColumn
  readonly created_at: UnixSecondsColumn
}

/** A row of the ledger; the balance is the sum of `amount` (rules.md, Points). */
export interface PointTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly amount: number
  /** 'refund': a purchase in a voided session. 'forgiven': a debt of points already spent. */
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
  readonly key: string
}

export interface StudentBadgeTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly badge_id: number
  readonly created_at: UnixSecondsColumn
  readonly place: Generated<TreehousePlace | null>
}

/** A voided session, with its work in `laid_aside` (docs/adr/0080-an-answer-is-one-append.md). */
export interface VoidedSessionTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly started_at: UnixSecondsColumn
  readonly ended_at: UnixSecondsColumn
  readonly reason: string
  readonly laid_aside: JsonText
  readonly voided_by: number
  readonly voided_at: UnixSecondsColumn
  readonly undone_by: number | null
  readonly undone_at: UnixSecondsColumn | null
}
