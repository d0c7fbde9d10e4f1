import type { SupervisorNote, SupervisorNoteBody, SupervisorNoteChange, Today } from '@letterliaan/contract'
import { supervisorNoteLimits } from '@letterliaan/contract/limits'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import {
  createForbiddenError,
  createNoRoomError,
  createNotFoundError,
} from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { findFollowUps, findSupervisorNote, findSupervisorNotes, type SupervisorNoteRow } from './queries.ts'
import { updateRow, deleteRows, insertRow, countRows } from '../../../db/tables/rows.ts'

const toNote = ({ user_id, ...row }: SupervisorNoteRow, caller: UserCaller): SupervisorNote => ({
  ...row,
  is_own: user_id === caller.user_id,
})

/** Lists notes about a child, latest first. Throws 404 for a child that the caller may not see. */
export async function listSupervisorNotes(
  queries: Queries,
  caller: UserCaller,
  student_id: number,
): Promise<SupervisorNote[]> {
  await assertSupervised(queries, caller, student_id)
  return (await findSupervisorNotes(queries, caller, student_id)).map((row) => toNote(row, caller))
}

/** Writes a note. Throws 404 for a child that the caller may not see, 409 if there are too many. */
export async function writeSupervisorNote(
  call: SupervisorCall,
  student_id: number,
  body: SupervisorNoteBody,
): Promise<SupervisorNote> {
  const { transaction, caller, now } = call
  const { organisation_id, user_id } = caller
  await assertSupervised(transaction, caller, student_id)
  if ((await countRows(transaction, 'supervisor_note', { student_id })) >= supervisorNoteLimits.notes) {
    throw createNoRoomError('Over dit kind zijn er te veel notities. Verwijder eerst een oude.')
  }
  const times = { followed_up_at: null, created_at: now, updated_at: now }
  const id = await insertRow(transaction, 'supervisor_note', {
    organisation_id,
    student_id,
    user_id,
    ...body,
    ...times,
  })
  recordNote(call, 'supervisor_note_added', student_id)
  return read(transaction, caller, id)
}

/** Changes a note. Only its author may change text and date; others may mark it as done. Throws 404, 403. */
export async function changeSupervisorNote(
  call: SupervisorCall,
  id: number,
  { is_done, ...written }: SupervisorNoteChange,
): Promise<SupervisorNote> {
  const { transaction, caller, now } = call
  if (written.text !== undefined || written.follow_up_on !== undefined) {
    const before = await readOwn(call, id)
    const { text = before.text, follow_up_on = before.follow_up_on } = written
    const followed_up_at = follow_up_on === before.follow_up_on ? before.followed_up_at : null
    await updateRow(transaction, 'supervisor_note', id, {
      text,
      follow_up_on,
      followed_up_at,
      updated_at: now,
    })
    recordNote(call, 'supervisor_note_changed', before.student_id)
  }
  const { student_id, followed_up_at } = await read(transaction, caller, id)
  if (is_done !== undefined && is_done !== (followed_up_at !== null)) {
    await updateRow(transaction, 'supervisor_note', id, { followed_up_at: is_done ? now : null })
    recordNote(call, is_done ? 'supervisor_note_done' : 'supervisor_note_reopened', student_id)
  }
  return read(transaction, caller, id)
}

/** Removes and returns a note. Throws 404 if the caller may not see it, 403 for a colleague's. */
export async function removeSupervisorNote(call: SupervisorCall, id: number): Promise<SupervisorNote> {
  const note = await readOwn(call, id)
  await deleteRows(call.transaction, 'supervisor_note', { id })
  recordNote(call, 'supervisor_note_removed', note.student_id)
  return note
}

async function read(transaction: Transaction, caller: UserCaller, id: number): Promise<SupervisorNote> {
  const row = await findSupervisorNote(transaction, caller, id)
  if (row === undefined) throw createNotFoundError()
  return toNote(row, caller)
}

async function readOwn({ transaction, caller }: SupervisorCall, id: number): Promise<SupervisorNote> {
  const note = await read(transaction, caller, id)
  if (!note.is_own)
    throw createForbiddenError('Deze notitie is van een collega. U kunt alleen uw eigen notities wijzigen.')
  return note
}

const recordNote = (
  { transaction, caller, now }: SupervisorCall,
  type: `supervisor_note_${'added' | 'changed' | 'removed' | 'done' | 'reopened'}`,
  student_id: number,
) => recordEvent(transaction, caller, { type, student_ids: [student_id] }, now)

export async function listFollowUps(
  queries: Queries,
  caller: UserCaller,
  now: number,
): Promise<Today['follow_ups']> {
  const rows = await findFollowUps(queries, caller, toAmsterdamDate(now))
  return rows.flatMap(({ id, student_id, screen_name, buddy_id, text, author, follow_up_on }) =>
    follow_up_on === null
      ? []
      : [{ id: student_id, screen_name, buddy_id, note_id: id, text, author, follow_up_on }],
  )
}
