import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface WeekDictationTables {
  readonly week_dictation: WeekDictationTable
  readonly week_dictation_mark: WeekDictationMarkTable
  readonly writing_sheet: WritingSheetTable
}

/** A week dictation (ADR 39); each child of the group has a step with its id. */
export interface WeekDictationTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Null if its group was deleted. */
  readonly group_id: number | null
  /** Number of the own step that has its words, in any version. */
  readonly own_step_id: number
  readonly label: string
  /** ISO date from which the dictation can be taken, such as '2026-11-27'. */
  readonly day: string
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  readonly closed_at: UnixSecondsColumn | null
  readonly withdrawn_at: UnixSecondsColumn | null
}

export interface WeekDictationMarkTable extends OwnedByOrganisation {
  readonly dictation_id: number
  readonly student_id: number
  readonly word_id: number
  /** Null if only right or wrong was entered. */
  readonly input: string | null
  readonly is_right: boolean
  readonly marked_by: number
  readonly created_at: UnixSecondsColumn
}

/** A printed writing sheet (ADR 68). */
export interface WritingSheetTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly code: string
  /** JSON of `WritingSheetWord[]`, as printed. */
  readonly words: JsonText
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  readonly marked_by: number | null
  readonly marked_at: UnixSecondsColumn | null
}
