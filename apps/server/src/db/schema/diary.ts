import type { ReportCategory, ReportKind } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface DiaryTables {
  readonly note: NoteTable
  readonly book: BookTable
  readonly book_read: BookReadTable
  readonly user_report: UserReportTable
}

/** A page of a child's logbook (LOG-1). */
export interface NoteTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly date: UnixSecondsColumn
  readonly title: string
  readonly text: string
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

export interface BookTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number | null
  readonly title: string
  readonly author: string
  readonly file: string | null
  /** Only an https address. */
  readonly url: string | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

export interface BookReadTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly title: string
  readonly review: number
  readonly created_at: UnixSecondsColumn
}

/** A problem that a user reported (API-16). */
export interface UserReportTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number
  readonly category: ReportCategory
  readonly kind: ReportKind | null
  readonly title: string
  readonly description: string
  readonly data: JsonText
  readonly is_handled: boolean
  readonly created_at: UnixSecondsColumn
}
