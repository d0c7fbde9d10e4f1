import type { LoggedInUser, UserUpdateBody } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import type { Transaction } from '../../db/database.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import { invalidInput } from '../../plugins/errors/problem-error.ts'
import { readProfile } from './profile.ts'

/**
 * Changes what a student may change of itself. Throws 422 for a school group that does not exist and for a
 * day of birth that has yet to come. `now` in unix seconds.
 */
export async function updateStudent(
  transaction: Transaction,
  caller: StudentCaller,
  changes: UserUpdateBody,
  now: number,
): Promise<LoggedInUser> {
  const { user_id, student_id } = caller
  const { level_id, date_of_birth } = changes
  if (level_id !== undefined && !loadCurriculum().levels.some(({ id }) => id === level_id)) {
    throw invalidInput({ level_id: 'Voer in in welke groep je zit' })
  }
  if (date_of_birth !== undefined && date_of_birth > now) {
    throw invalidInput({ date_of_birth: 'Die dag moet nog komen' })
  }
  await transaction
    .updateTable('student')
    .set({ ...changes, updated_at: now })
    .where('id', '=', student_id)
    .execute()
  const profile = await readProfile(transaction, caller, now)
  const name = profile.student?.name ?? profile.name
  await transaction.updateTable('user').set({ name, updated_at: now }).where('id', '=', user_id).execute()
  return { ...profile, name }
}
