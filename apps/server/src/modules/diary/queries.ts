import type {
  Book,
  BookBody,
  BookRead,
  BookReadBody,
  NewNoteBody,
  LogbookNote,
  NoteBody,
  UserReportBody,
} from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import { returnCount, returnId } from '../../db/single-row.ts'
import type { StudentOwner, UserCaller } from '../../plugins/auth/caller.ts'
import { isSupervisedBy, type Supervision } from '../../plugins/auth/supervision-queries.ts'

const noteColumns = ['id', 'date', 'title', 'text', 'created_at', 'updated_at'] as const
export type NoteRow = Omit<LogbookNote, 'user_id'>

export const findNotes = (queries: Queries, student_id: number): Promise<NoteRow[]> =>
  queries
    .selectFrom('note')
    .select(noteColumns)
    .where('student_id', '=', student_id)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const countNotes = (queries: Queries, student_id: number) =>
  returnCount(
    queries
      .selectFrom('note')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('student_id', '=', student_id),
  )

export const insertNote = (
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  body: NewNoteBody,
  now: number,
): Promise<NoteRow> =>
  transaction
    .insertInto('note')
    .values({ organisation_id, student_id, ...body, created_at: now, updated_at: now })
    .returning(noteColumns)
    .executeTakeFirstOrThrow()

export const updateNote = (
  transaction: Transaction,
  student_id: number,
  id: number,
  { title, text }: NoteBody,
  now: number,
): Promise<NoteRow | undefined> =>
  transaction
    .updateTable('note')
    .set({ title, text, updated_at: now })
    .where('id', '=', id)
    .where('student_id', '=', student_id)
    .returning(noteColumns)
    .executeTakeFirst()

export const deleteNote = (transaction: Transaction, student_id: number, id: number) =>
  transaction
    .deleteFrom('note')
    .where('id', '=', id)
    .where('student_id', '=', student_id)
    .returning(noteColumns)
    .executeTakeFirst()

const bookColumns = ['id', 'title', 'author', 'file', 'url', 'student_id'] as const

function selectVisibleBooks(queries: Queries, { organisation_id, student_id }: UserCaller) {
  const books = queries.selectFrom('book').select(bookColumns).where('organisation_id', '=', organisation_id)
  if (student_id === null) return books
  return books.where((book) => book.or([book('student_id', 'is', null), book('student_id', '=', student_id)]))
}

export const findBooks = (queries: Queries, caller: UserCaller): Promise<Book[]> =>
  selectVisibleBooks(queries, caller).execute()

/** Returns undefined for a book of another organisation or child. */
export const findBook = (queries: Queries, caller: UserCaller, id: number): Promise<Book | undefined> =>
  selectVisibleBooks(queries, caller).where('id', '=', id).executeTakeFirst()

export const countBooks = (queries: Queries, { organisation_id, student_id }: UserCaller) =>
  returnCount(
    queries
      .selectFrom('book')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisation_id)
      .where('student_id', student_id === null ? 'is' : '=', student_id),
  )

export const insertBook = (
  transaction: Transaction,
  { organisation_id, student_id }: UserCaller,
  content: BookBody,
  now: number,
): Promise<Book> =>
  transaction
    .insertInto('book')
    .values({ organisation_id, student_id, ...content, created_at: now, updated_at: now })
    .returning(bookColumns)
    .executeTakeFirstOrThrow()

export const updateBook = (transaction: Transaction, id: number, content: BookBody, now: number) =>
  transaction
    .updateTable('book')
    .set({ ...content, updated_at: now })
    .where('id', '=', id)
    .returning(bookColumns)
    .executeTakeFirstOrThrow()

const bookReadColumns = ['id', 'title', 'review'] as const

export const findBooksRead = (queries: Queries, student_id: number): Promise<BookRead[]> =>
  queries
    .selectFrom('book_read')
    .select(bookReadColumns)
    .where('student_id', '=', student_id)
    .orderBy('id', 'desc')
    .execute()

export const insertBookRead = (
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  body: BookReadBody,
  now: number,
): Promise<BookRead> =>
  transaction
    .insertInto('book_read')
    .values({ organisation_id, student_id, ...body, created_at: now })
    .returning(bookReadColumns)
    .executeTakeFirstOrThrow()

export const deleteBookRead = (transaction: Transaction, student_id: number, id: number) =>
  transaction
    .deleteFrom('book_read')
    .where('id', '=', id)
    .where('student_id', '=', student_id)
    .returning(bookReadColumns)
    .executeTakeFirst()

/** Selects reports of the caller, of its colleagues, and of children that the caller sees (ADR 22). */
const reportsOf = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('user_report')
    .innerJoin('user', 'user.id', 'user_report.user_id')
    .leftJoin('student', 'student.user_id', 'user.id')
    .select(['user_report.id', 'category', 'user_report.kind', 'title', 'description', 'is_handled'])
    .select(['user_report.created_at', 'user_report.user_id', 'user.name', 'user.username', 'data'])
    .where('user_report.organisation_id', '=', caller.organisation_id)
    .where((eb) =>
      eb.or([
        eb('student.id', 'is', null),
        eb('user_report.user_id', '=', caller.user_id),
        isSupervisedBy(caller),
      ]),
    )

export const findReports = (queries: Queries, caller: Supervision, limit: number) =>
  reportsOf(queries, caller).orderBy('is_handled').orderBy('user_report.id', 'desc').limit(limit).execute()

export const countOpenReports = (queries: Queries, caller: Supervision) =>
  returnCount(
    reportsOf(queries, caller)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('is_handled', '=', false),
  )

export const findReport = (queries: Queries, caller: Supervision, id: number) =>
  reportsOf(queries, caller).where('user_report.id', '=', id).executeTakeFirst()

/** Counts reports after `since` (unix seconds). */
export const countReportsAfter = (queries: Queries, user_id: number, since: number) =>
  returnCount(
    queries
      .selectFrom('user_report')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id)
      .where('created_at', '>', since),
  )

export const insertReport = (
  transaction: Transaction,
  { organisation_id, user_id }: UserCaller,
  body: UserReportBody,
  now: number,
) =>
  returnId(
    transaction
      .insertInto('user_report')
      .values({ organisation_id, user_id, ...body, is_handled: false, created_at: now })
      .returning('id'),
  )
