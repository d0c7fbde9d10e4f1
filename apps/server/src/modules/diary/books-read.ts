import type { BookRead, BookReadBody } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import { createNoRoomError, createNotFoundError } from '../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../events/record-event.ts'
import { deleteBookRead, findBooksRead, insertBookRead } from './queries.ts'

const maxBooksRead = 500

export const listBooksRead = (queries: Queries, { student_id }: StudentCaller): Promise<BookRead[]> =>
  findBooksRead(queries, student_id)

/** Adds a book to the child's shelf. `now`: unix seconds. Throws 409 when the shelf is full. */
export async function addBookRead(
  transaction: Transaction,
  caller: StudentCaller,
  body: BookReadBody,
  now: number,
): Promise<BookRead> {
  const { length } = await listBooksRead(transaction, caller)
  if (length >= maxBooksRead) throw createNoRoomError('Je boekenplank is vol. Haal eerst een boek weg.')
  const book = await insertBookRead(transaction, caller, body, now)
  recordEvent(transaction, caller, { type: 'book_read', book_id: book.id }, now)
  return book
}

/** Removes a book from the child's shelf. Throws 404 for another child's book. */
export async function removeBookRead(
  transaction: Transaction,
  { student_id }: StudentCaller,
  id: number,
): Promise<BookRead> {
  const book = await deleteBookRead(transaction, student_id, id)
  if (!book) throw createNotFoundError()
  return book
}
