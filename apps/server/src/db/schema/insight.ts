import type { MeasureKind } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface InsightTables {
  readonly intervention: InterventionTable
  readonly intervention_student: InterventionStudentTable
  readonly normed_moment: NormedMomentTable
  readonly instruction: InstructionTable
  readonly measure: MeasureTable
  readonly home_link: HomeLinkTable
}

/** A planned intervention (ADR 42). */
export interface InterventionTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Null if there is no group or the group was deleted. */
  readonly group_id: number | null
  readonly label: string
  readonly goals: JsonText
  readonly times_per_week: number
  /** Minutes of each session. */
  readonly minutes: number
  readonly begin_on: string
  readonly end_on: string
  readonly guide: string
  readonly approach: string
  readonly evaluation: string
  /** JSON of `InterventionSession[]`: guidance outside the app. */
  readonly sessions: Generated<JsonText>
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
  readonly archived_at: UnixSecondsColumn | null
}

export interface InterventionStudentTable extends OwnedByOrganisation {
  readonly intervention_id: number
  readonly student_id: number
  readonly evaluation: string
}

/** A score on a test with norms, as the school entered it. */
export interface NormedMomentTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly nr: number
  readonly test: string
  readonly taken_on: string
  readonly score: string
  readonly written_by: number
  readonly created_at: UnixSecondsColumn
}

/** The reason of an instruction group, and the day to look at it again (ADR 44). */
export interface InstructionTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly group_id: number
  /** Null: no category in particular. */
  readonly category: string | null
  /** ISO date, such as '2026-11-23'. */
  readonly look_again_on: string
  readonly made_by: number
  readonly made_at: UnixSecondsColumn
  /** The user who looked since the day was chosen, and when; null: nobody. */
  readonly seen_by: number | null
  readonly seen_at: UnixSecondsColumn | null
  readonly closed_at: UnixSecondsColumn | null
}

/** A measure (rules.md, Measures); its parts are steps with its id. */
export interface MeasureTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly kind: MeasureKind
  readonly seed: number
  readonly curriculum_step_ids: JsonText
  /** The topics it asks, with as many words as fit; null: all topics of its worlds. */
  readonly topics: JsonText | null
  readonly applied: JsonText
  /** When a supervisor decided on the proposal; null: undecided. */
  readonly decided_at: UnixSecondsColumn | null
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  /** When the measure was withdrawn and so closed for the child. */
  readonly withdrawn_at: UnixSecondsColumn | null
}

/** A link to the page for home (docs/adr/0043-a-page-for-home.md); deleted when withdrawn. */
export interface HomeLinkTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly hash: string
  /** The page shows work since this time. */
  readonly since: UnixSecondsColumn
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  readonly expires_at: UnixSecondsColumn
  readonly num_openings: number
  /** ISO date, such as '2026-11-16'; null: never opened. */
  readonly last_opened_on: string | null
}
