import type { ReportCategory } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, Owned, Time } from './columns.ts'

/** A page of a child's logbook (LOG-1). */
export interface NoteTable extends Owned {
  id: Generated<number>
  student_id: number
  date: Time
  title: string
  text: string
  created_at: Time
  updated_at: Time
}

/** A book of the organisation's list, or a child's own title (BOOK-1). */
export interface BookTable extends Owned {
  id: Generated<number>
  /** Whose own title it is; null for the organisation's. */
  student_id: number | null
  title: string
  author: string
  file: string | null
  /** https only. */
  url: string | null
  created_at: Time
  updated_at: Time
}

/** A book on a child's shelf; `review` is its grade, 1–10 (BOOK-1). */
export interface BookReadTable extends Owned {
  id: Generated<number>
  student_id: number
  title: string
  review: number
  created_at: Time
}

/** Something that a user found wrong (API-16). */
export interface UserReportTable extends Owned {
  id: Generated<number>
  user_id: number
  category: ReportCategory
  title: string
  description: string
  /** As it was sent. */
  data: JsonText
  is_handled: boolean
  created_at: Time
}
