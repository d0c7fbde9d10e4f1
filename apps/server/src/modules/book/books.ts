import type { Book, BookBody } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import type { OrganisationCaller, UserCaller } from '../../plugins/auth/caller.ts'
import { noMoreRoom, notFound } from '../../plugins/errors/problem-error.ts'
import { writeAudit } from '../audit/audit.ts'

/** A child is offered all of them while it types: the list stays one answer. */
const MOST_BOOKS = 1000

const columns = ['id', 'title', 'author', 'file', 'url'] as const
const byTitle = new Intl.Collator('nl', { numeric: true })

const ofOrganisation = (queries: Queries, { organisation_id }: OrganisationCaller) =>
  queries.selectFrom('book').select(columns).where('organisation_id', '=', organisation_id)

/** The books of the organisation, by title. */
export async function listBooks(queries: Queries, caller: OrganisationCaller): Promise<Book[]> {
  const books = await ofOrganisation(queries, caller).execute()
  return books.toSorted((one, other) => byTitle.compare(one.title, other.title) || one.id - other.id)
}

/** Throws 404 for a book of another organisation. */
export async function getBook(queries: Queries, caller: OrganisationCaller, id: number): Promise<Book> {
  const book = await ofOrganisation(queries, caller).where('id', '=', id).executeTakeFirst()
  if (!book) throw notFound()
  return book
}

/** Puts a book on the list; `now` in unix seconds. Throws 409 when the list is full. */
export async function addBook(
  transaction: Transaction,
  caller: UserCaller,
  body: BookBody,
  now: number,
): Promise<Book> {
  const { organisation_id } = caller
  const { length } = await ofOrganisation(transaction, caller).execute()
  if (length >= MOST_BOOKS) throw noMoreRoom(`Er passen ${MOST_BOOKS} boeken op de lijst.`)
  const book = await transaction
    .insertInto('book')
    .values({ organisation_id, ...body, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await writeAudit(transaction, caller, { action: 'book_added', detail: book.title }, now)
  return book
}

/** Throws 404 for a book of another organisation. */
export async function changeBook(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  body: BookBody,
  now: number,
): Promise<Book> {
  const book = await transaction
    .updateTable('book')
    .set({ ...body, updated_at: now })
    .where('id', '=', id)
    .where('organisation_id', '=', caller.organisation_id)
    .returning(columns)
    .executeTakeFirst()
  if (!book) throw notFound()
  await writeAudit(transaction, caller, { action: 'book_changed', detail: book.title }, now)
  return book
}

/** Takes a book off the list; returns what it was. What children read of it stays. Throws 404 as `changeBook` does. */
export async function removeBook(
  transaction: Transaction,
  caller: UserCaller,
  id: number,
  now: number,
): Promise<Book> {
  const book = await transaction
    .deleteFrom('book')
    .where('id', '=', id)
    .where('organisation_id', '=', caller.organisation_id)
    .returning(columns)
    .executeTakeFirst()
  if (!book) throw notFound()
  await writeAudit(transaction, caller, { action: 'book_removed', detail: book.title }, now)
  return book
}
