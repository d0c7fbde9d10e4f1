import type { NewNoteBody, LogbookNote, NoteBody } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import { createNotFoundError, createNoRoomError } from '../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../events/record-event.ts'
import { countNotes, deleteNote, findNotes, insertNote, updateNote, type NoteRow } from './queries.ts'

const maxNotes = 300

const ofCaller = (row: NoteRow, { user_id }: StudentCaller): LogbookNote => ({ ...row, user_id })

export async function listNotes(queries: Queries, caller: StudentCaller): Promise<LogbookNote[]> {
  const rows = await findNotes(queries, caller.student_id)
  return rows.map((row) => ofCaller(row, caller))
}

/** Writes a note. `now`: unix seconds. Throws 409 when the logbook is full. */
export async function writeNote(
  transaction: Transaction,
  caller: StudentCaller,
  body: NewNoteBody,
  now: number,
): Promise<LogbookNote> {
  if ((await countNotes(transaction, caller.student_id)) >= maxNotes) {
    throw createNoRoomError('Je logboek is vol. Haal eerst een oude notitie weg.')
  }
  const row = await insertNote(transaction, caller, body, now)
  recordEvent(transaction, caller, { type: 'note_written', note_id: row.id }, now)
  return ofCaller(row, caller)
}

/** Throws 404 for another child's note. */
export async function changeNote(
  transaction: Transaction,
  caller: StudentCaller,
  id: number,
  body: NoteBody,
  now: number,
): Promise<LogbookNote> {
  const row = await updateNote(transaction, caller.student_id, id, body, now)
  if (!row) throw createNotFoundError()
  return ofCaller(row, caller)
}

/** Throws 404 for another child's note. */
export async function removeNote(
  transaction: Transaction,
  caller: StudentCaller,
  id: number,
): Promise<LogbookNote> {
  const row = await deleteNote(transaction, caller.student_id, id)
  if (!row) throw createNotFoundError()
  return ofCaller(row, caller)
}
