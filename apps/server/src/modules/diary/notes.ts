import type { NewNoteBody, Note, NoteBody } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import { notFound, noMoreRoom } from '../../plugins/errors/problem-error.ts'
import { recordActivity } from '../rewards/record-activity.ts'

/** More than a page a day of a school year; the list of them all stays one answer. */
const MOST_NOTES = 300

const columns = ['id', 'date', 'title', 'text', 'created_at', 'updated_at'] as const
type NoteRow = Omit<Note, 'user_id'>

const ofCaller = (row: NoteRow, { user_id }: StudentCaller): Note => ({ ...row, user_id })

/** The notes of the student, the latest first. */
export async function listNotes(queries: Queries, caller: StudentCaller): Promise<Note[]> {
  const rows = await queries
    .selectFrom('note')
    .select(columns)
    .where('student_id', '=', caller.student_id)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ofCaller(row, caller))
}

/** Writes a note; `now` in unix seconds. Throws 409 when the logbook is full. */
export async function writeNote(
  transaction: Transaction,
  caller: StudentCaller,
  body: NewNoteBody,
  now: number,
): Promise<Note> {
  const { organisation_id, student_id } = caller
  if ((await countNotes(transaction, student_id)) >= MOST_NOTES) {
    throw noMoreRoom('Je logboek is vol. Haal eerst een oude notitie weg.')
  }
  const row = await transaction
    .insertInto('note')
    .values({ organisation_id, student_id, ...body, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await recordActivity(transaction, caller, { type: 'write_note', item_id: row.id }, now)
  return ofCaller(row, caller)
}

async function countNotes(queries: Queries, student_id: number): Promise<number> {
  const { count } = await queries
    .selectFrom('note')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('student_id', '=', student_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes a note anew. Throws 404 for a note of somebody else. */
export async function changeNote(
  transaction: Transaction,
  caller: StudentCaller,
  id: number,
  { title, text }: NoteBody,
  now: number,
): Promise<Note> {
  const row = await transaction
    .updateTable('note')
    .set({ title, text, updated_at: now })
    .where('id', '=', id)
    .where('student_id', '=', caller.student_id)
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw notFound()
  return ofCaller(row, caller)
}

/** Removes a note; returns what it was. Throws 404 for a note of somebody else. */
export async function removeNote(transaction: Transaction, caller: StudentCaller, id: number): Promise<Note> {
  const row = await transaction
    .deleteFrom('note')
    .where('id', '=', id)
    .where('student_id', '=', caller.student_id)
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw notFound()
  return ofCaller(row, caller)
}
