import type { Group, GroupStudentsBody } from '@letterliaan/contract'
import { recordEvent } from '../../../events/record-event.ts'
import { findUnsupervised } from '../../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { getGroup } from './groups.ts'
import { addStudents, removeStudentsFromGroup } from './queries.ts'

/** Adds children to a group and removes others. Throws 404 without access to the group or a child. */
export async function changeGroupStudents(
  { transaction, caller, now }: SupervisorCall,
  group_id: number,
  { add, remove }: GroupStudentsBody,
): Promise<Group> {
  await getGroup(transaction, caller, group_id)
  const unseen = await findUnsupervised(transaction, caller, [...add, ...remove])
  if (unseen.length > 0) throw createNotFoundError()
  await removeStudentsFromGroup(transaction, group_id, remove, now)
  await addStudents(transaction, { organisation_id: caller.organisation_id, group_id }, add, now)
  const change = { group_id, student_ids: [...add, ...remove], added: add, removed: remove }
  recordEvent(transaction, caller, { type: 'group_students_changed', ...change }, now)
  return getGroup(transaction, caller, group_id)
}
