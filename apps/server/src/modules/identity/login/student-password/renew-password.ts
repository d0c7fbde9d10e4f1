import type { StudentPassword } from '@letterliaan/contract'
import type { Database } from '../../../../db/database.ts'
import { notFound } from '../../../../plugins/errors/problem-error.ts'
import { record } from '../../../../events/record.ts'
import type { StudentCall } from '../exchange-token/make-exchange-token.ts'
import { changePassword } from '../password-reset/queries.ts'
import { hashPassword } from '../token/password.ts'
import { drawPassword } from './draw-password.ts'
import { findStudentUser } from './queries.ts'

/** Ends every login; a login card keeps working (supervisor.md, point 8). Throws 404. */
export async function renewPassword(database: Database, call: StudentCall): Promise<StudentPassword> {
  const { caller, student_id, now } = call
  const student = await findStudentUser(database.queries, caller, student_id)
  if (student === undefined) throw notFound()
  const password = await drawPassword(database.queries)
  const password_hash = await hashPassword(password)
  await database.transaction(async (transaction) => {
    await changePassword(transaction, student.user_id, password_hash, now)
    record(transaction, caller, { type: 'password_made', student_ids: [student_id] }, now)
  })
  return { password }
}
