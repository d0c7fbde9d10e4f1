import type { ReportCategory, ReportKind } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface HubTables {
  readonly note: NoteTable
  readonly book: BookTable
  readonly book_read: BookReadTable
  readonly user_report: UserReportTable
}

/** LOG-1 */
export interface NoteTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly date: UnixSecondsColumn
  readonly title: string
  readonly text: string
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** Of the organisation, or a child's own title (BOOK-1). */
export interface BookTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** For an own title; null for the organisation's. */
  readonly student_id: number | null
  readonly title: string
  readonly author: string
  readonly file: string | null
  /** https only. */
  readonly url: string | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** On a child's shelf; `review`: grade 1–10 (BOOK-1). */
export interface BookReadTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly title: string
  readonly review: number
  readonly created_at: UnixSecondsColumn
}

/** API-16 */
export interface UserReportTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number
  readonly category: ReportCategory
  /** Picked in the form. */
  readonly kind: ReportKind | null
  readonly title: string
  readonly description: string
  /** As sent. */
  readonly data: JsonText
  readonly is_handled: boolean
  readonly created_at: UnixSecondsColumn
}
