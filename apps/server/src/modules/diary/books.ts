import type { Book, BookBody } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { noMoreRoom, notFound } from '../../plugins/errors/problem-error.ts'
import { writeAudit } from '../accounts/audit.ts'
import { mayKeepBook, mustPlay, toBookContent } from './own-titles.ts'

/** A child is offered all of them while it types: the list stays one answer. */
const MAX_BOOKS = 1000
const MAX_OWN_TITLES = 100

const columns = ['id', 'title', 'author', 'file', 'url', 'student_id'] as const
const byTitle = new Intl.Collator('nl', { numeric: true })

/** What the caller may see: the organisation's books and, of children's own titles, a child its own, a supervisor all. */
function visibleTo(queries: Queries, { organisation_id, student_id }: UserCaller) {
  const books = queries.selectFrom('book').select(columns).where('organisation_id', '=', organisation_id)
  if (student_id === null) return books
  return books.where((book) => book.or([book('student_id', 'is', null), book('student_id', '=', student_id)]))
}

/** The books that the caller may see, by title. */
export async function listBooks(queries: Queries, caller: UserCaller): Promise<Book[]> {
  const books = await visibleTo(queries, caller).execute()
  return books.toSorted((one, other) => byTitle.compare(one.title, other.title) || one.id - other.id)
}

/** Throws 404 for a book of another organisation, or another child's. */
export async function getBook(queries: Queries, caller: UserCaller, id: number): Promise<Book> {
  const book = await visibleTo(queries, caller).where('id', '=', id).executeTakeFirst()
  if (!book) throw notFound()
  return book
}

/** Puts a book on the list, as a child a title of its own; `now` in unix seconds. Throws 409 when the list is full. */
export async function addBook(
  transaction: Transaction,
  caller: UserCaller,
  body: BookBody,
  now: number,
): Promise<Book> {
  mustPlay(caller)
  await mustFit(transaction, caller)
  const { organisation_id, student_id } = caller
  const content = toBookContent(caller, body, { file: null, url: null })
  const book = await transaction
    .insertInto('book')
    .values({ organisation_id, student_id, ...content, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await audit(transaction, caller, 'book_added', book, now)
  return book
}

/** Throws 404 as `getBook` does, and 403 where a child would change what is not its own. */
export async function changeBook(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  body: BookBody,
  now: number,
): Promise<Book> {
  const before = await getBook(transaction, caller, id)
  mayKeepBook(caller, before)
  const book = await transaction
    .updateTable('book')
    .set({ ...toBookContent(caller, body, before), updated_at: now })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  await audit(transaction, caller, 'book_changed', book, now)
  return book
}

/** Takes a book off the list; returns what it was. What children read of it stays. Throws as `changeBook` does. */
export async function removeBook(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  now: number,
): Promise<Book> {
  const book = await getBook(transaction, caller, id)
  mayKeepBook(caller, book)
  await transaction.deleteFrom('book').where('id', '=', book.id).execute()
  await audit(transaction, caller, 'book_removed', book, now)
  return book
}

async function mustFit(transaction: Transaction, { organisation_id, student_id }: UserCaller): Promise<void> {
  const { count } = await transaction
    .selectFrom('book')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('organisation_id', '=', organisation_id)
    .where('student_id', student_id === null ? 'is' : '=', student_id)
    .executeTakeFirstOrThrow()
  const max = student_id === null ? MAX_BOOKS : MAX_OWN_TITLES
  if (Number(count) < max) return
  throw noMoreRoom(
    student_id === null
      ? `Er passen ${max} boeken op de lijst.`
      : `Je hebt al ${max} eigen titels. Haal er eerst een weg.`,
  )
}

/** What a supervisor does is written down; what a child does with its own is not. */
async function audit(
  transaction: Transaction,
  caller: UserCaller,
  action: 'book_added' | 'book_changed' | 'book_removed',
  { title }: Book,
  now: number,
): Promise<void> {
  if (caller.student_id === null) await writeAudit(transaction, caller, { action, detail: title }, now)
}
