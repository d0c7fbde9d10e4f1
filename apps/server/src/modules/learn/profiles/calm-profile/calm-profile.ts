import type { CalmProfile, CalmProfileChanges, OwnCalmProfileChanges } from '@letterliaan/contract'
import type { Database, Queries, Transaction } from '../../../../db/database.ts'
import { encodeJson } from '../../../../db/json.ts'
import type { UserCaller } from '../../../../plugins/auth/caller.ts'
import { createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { fillCalmProfile, readCalmChoices, type CalmProfileRow } from './fill-calm-profile.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'
import { updateStudent, readStudent } from '../../../../db/tables/student.ts'
import { findSupervisedStudent } from '../../../../plugins/auth/supervision-queries.ts'

export interface CalmProfileCall extends SupervisorCall {
  readonly student_id: number
}

export async function getCalmProfile(
  queries: Queries,
  caller: UserCaller,
  student_id: number,
): Promise<CalmProfile> {
  const row = await findSupervisedStudent(queries, caller, student_id)
  if (row === undefined) throw createNotFoundError()
  return fillCalmProfile(row)
}

export const changeOwnCalmProfile = async (
  transaction: Transaction,
  student_id: number,
  changes: OwnCalmProfileChanges,
): Promise<void> => storeChanges(transaction, student_id, await readStudent(transaction, student_id), changes)

/** Changes a profile for a supervisor. Throws 404 for a student that the caller may not see. */
export async function changeCalmProfile(
  { dialect }: Pick<Database, 'dialect'>,
  { transaction, caller, student_id, now }: CalmProfileCall,
  changes: CalmProfileChanges,
): Promise<void> {
  await dialect.lockRow(transaction, 'student', student_id)
  const row = await findSupervisedStudent(transaction, caller, student_id)
  if (row === undefined) throw createNotFoundError()
  await storeChanges(transaction, student_id, row, changes)
  recordEvent(transaction, caller, { type: 'calm_profile_changed', student_ids: [student_id], changes }, now)
}

async function storeChanges(
  transaction: Transaction,
  student_id: number,
  row: CalmProfileRow,
  changes: CalmProfileChanges,
): Promise<void> {
  await updateStudent(transaction, student_id, {
    calm_profile: encodeJson({ ...readCalmChoices(row), ...changes }),
  })
}
