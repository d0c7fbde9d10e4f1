import type { StudentName } from '@letterliaan/contract'
import { fullName } from '@letterliaan/rules'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { record } from '../../../events/record.ts'
import { givenFlags } from '../../../db/given-flags.ts'
import { findSupervisedUser, updateStudent, updateUser } from './queries.ts'
import { refuseOtherThanNames } from './refuse-other-than-names.ts'

const notAName = 'In deze naam staat een teken dat niet in een naam hoort.'

/** The child can't change it any more (DAG-2). Throws 404, 422 for an invalid name. */
export async function changeName(
  { transaction, caller, student_id, now }: SupervisorCall & { readonly student_id: number },
  name: StudentName,
): Promise<StudentName> {
  const student = await findSupervisedUser(transaction, caller, student_id)
  if (student === undefined) throw notFound()
  refuseOtherThanNames(name, student, notAName)
  await updateStudent(transaction, student_id, { ...givenFlags(name), ...name, updated_at: now })
  await updateUser(transaction, student.user_id, { name: fullName(name), updated_at: now })
  record(transaction, caller, { type: 'name_changed', student_ids: [student_id] }, now)
  return name
}
