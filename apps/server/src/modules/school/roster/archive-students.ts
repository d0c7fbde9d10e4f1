import type { ArchiveStudentsBody } from '@letterliaan/contract'
import { findUnsupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createEditConflictError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { findWaitingForErasure, setArchivedAt } from './queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { endLoginsOf } from '../../../db/tables/token-family.ts'

/** Archives children, who can't log in but keep work and card (GRP-8). Returns the newly archived ones. */
export async function archiveStudents(
  { transaction, now }: SupervisorCall,
  student_ids: readonly number[],
): Promise<number[]> {
  const archived = await setArchivedAt(transaction, student_ids, now, now)
  await endLoginsOf(transaction, { student_ids: archived }, now)
  return archived
}

const waitsForErasure =
  'Gevraagd is om dit kind te wissen. Een beheerder kan dat terugnemen, bij Instellingen en dan Privacy.'

/** Archives or restores children. Throws 404 without access, 409 for a pending erasure. */
export async function setStudentsArchived(
  call: SupervisorCall,
  { student_ids, is_archived }: ArchiveStudentsBody,
): Promise<{ readonly num_changed: number }> {
  const { transaction, caller, now } = call
  if ((await findUnsupervised(transaction, caller, student_ids)).length > 0) throw createNotFoundError()
  if (!is_archived && (await findWaitingForErasure(transaction, student_ids)).length > 0)
    throw createEditConflictError(waitsForErasure)
  const changed = is_archived
    ? await archiveStudents(call, student_ids)
    : await setArchivedAt(transaction, student_ids, null, now)
  const type = is_archived ? 'students_archived' : 'students_returned'
  recordEvent(transaction, caller, { type, student_ids: changed }, now)
  return { num_changed: changed.length }
}
