import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface WeekDictationTables {
  readonly week_dictation: WeekDictationTable
  readonly week_dictation_mark: WeekDictationMarkTable
  readonly writing_sheet: WritingSheetTable
}

/** ADR 39; each child of the group has a step with its id. */
export interface WeekDictationTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Null: its group was deleted. */
  readonly group_id: number | null
  /** The number of its step, of whatever version. */
  readonly own_step_id: number
  readonly label: string
  /** '2026-11-27': from then on it can be taken. */
  readonly day: string
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  readonly closed_at: UnixSecondsColumn | null
  readonly withdrawn_at: UnixSecondsColumn | null
}

/** Holds the marks that a supervisor typed for dictations on paper. */
export interface WeekDictationMarkTable extends OwnedByOrganisation {
  readonly dictation_id: number
  readonly student_id: number
  readonly word_id: number
  /** Null: only whether it was right. */
  readonly input: string | null
  readonly is_right: boolean
  readonly marked_by: number
  readonly created_at: UnixSecondsColumn
}

/** ADR 68. */
export interface WritingSheetTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  /** On the paper. */
  readonly code: string
  /** JSON of `WritingSheetWord[]`, as they were printed. */
  readonly words: JsonText
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  /** Null: nobody filled in how it went. */
  readonly marked_by: number | null
  readonly marked_at: UnixSecondsColumn | null
}
