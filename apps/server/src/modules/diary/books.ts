import type { Book, BookBody } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import {
  createNoRoomError,
  createNotFoundError,
  createForbiddenError,
  createInvalidInputError,
} from '../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../events/record-event.ts'
import { countBooks, findBook, findBooks, insertBook, updateBook } from './queries.ts'
import { deleteRows } from '../../db/tables/rows.ts'

/** Limited, because all titles are suggested while a child types. */
const maxBooks = 1000
const maxOwnTitles = 100

const byTitle = new Intl.Collator('nl', { numeric: true })

export async function listBooks(queries: Queries, caller: UserCaller): Promise<Book[]> {
  const books = await findBooks(queries, caller)
  return books.toSorted((a, b) => byTitle.compare(a.title, b.title) || a.id - b.id)
}

/** Throws 404 for a book of another organisation or child. */
export async function getBook(queries: Queries, caller: UserCaller, id: number): Promise<Book> {
  const book = await findBook(queries, caller, id)
  if (!book) throw createNotFoundError()
  return book
}

/** Adds a book; a child adds an own title. `now`: unix seconds. Throws 409 when the list is full. */
export async function addBook(
  transaction: Transaction,
  caller: UserCaller,
  body: BookBody,
  now: number,
): Promise<Book> {
  requireSubscription(caller)
  await mustFit(transaction, caller)
  const content = toBookContent(caller, body, { file: null, url: null })
  const book = await insertBook(transaction, caller, content, now)
  recordChange(transaction, caller, 'book_added', book, now)
  return book
}

/** Throws as `getBook` does, and 403 for a child that does not own the book. */
export async function changeBook(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  body: BookBody,
  now: number,
): Promise<Book> {
  const before = await getBook(transaction, caller, id)
  requireBookAccess(caller, before)
  const book = await updateBook(transaction, before.id, toBookContent(caller, body, before), now)
  recordChange(transaction, caller, 'book_changed', book, now)
  return book
}

/** Removes a book from the list, but not from children's shelves. Throws as `changeBook` does. */
export async function removeBook(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  now: number,
): Promise<Book> {
  const book = await getBook(transaction, caller, id)
  requireBookAccess(caller, book)
  await deleteRows(transaction, 'book', { id: book.id })
  recordChange(transaction, caller, 'book_removed', book, now)
  return book
}

async function mustFit(transaction: Transaction, caller: UserCaller): Promise<void> {
  const isChild = caller.student_id !== null
  const max = isChild ? maxOwnTitles : maxBooks
  if ((await countBooks(transaction, caller)) < max) return
  throw createNoRoomError(
    isChild
      ? `Je hebt al ${max} eigen titels. Haal er eerst een weg.`
      : `Er passen ${max} boeken op de lijst.`,
  )
}

/** Records a change by a supervisor. Changes by children are not audited. */
function recordChange(
  transaction: Transaction,
  caller: UserCaller,
  type: 'book_added' | 'book_changed' | 'book_removed',
  { title }: Book,
  now: number,
): void {
  if (caller.student_id === null) recordEvent(transaction, caller, { type, title }, now)
}

/** Throws 403 for a child without a subscription. */
function requireSubscription({ student_id, has_active_subscription }: UserCaller): void {
  if (student_id !== null && !has_active_subscription)
    throw createForbiddenError('Je abonnement is verlopen.')
}

/** Throws 403 unless the caller is a supervisor, or a child that owns the title. */
function requireBookAccess(caller: UserCaller, book: Book): void {
  requireSubscription(caller)
  if (caller.student_id !== null && book.student_id !== caller.student_id) {
    throw createForbiddenError('Dit is alleen voor begeleiders.')
  }
}

/** Throws 422 for an address from a child, because it could be unsafe. Keeps a supervisor's address or file. */
function toBookContent(
  { student_id }: UserCaller,
  body: BookBody,
  before: Pick<Book, 'file' | 'url'>,
): BookBody {
  if (student_id === null) return body
  const errors = {
    ...(isFilledIn(body.file, before.file) && { file: 'Een bestand vult je begeleider in.' }),
    ...(isFilledIn(body.url, before.url) && { url: 'Een webadres vult je begeleider in.' }),
  }
  if (Object.keys(errors).length > 0) throw createInvalidInputError(errors)
  return { ...body, file: before.file, url: before.url }
}

const isFilledIn = (value: string | null, before: string | null): boolean =>
  value !== null && value !== before
