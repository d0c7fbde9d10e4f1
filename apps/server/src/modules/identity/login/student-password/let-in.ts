import type { LetIn } from '@letterliaan/contract'
import type { Transaction } from '../../../../db/database.ts'
import { notFound } from '../../../../plugins/errors/problem-error.ts'
import { letInSeconds } from '../../../../plugins/limits/limits.ts'
import { record } from '../../../../events/record.ts'
import type { StudentCall } from '../exchange-token/make-exchange-token.ts'
import { findStudentUser, markLetIn } from './queries.ts'

/** ADR 18: counting restarts, and strangers do not count for a while. Throws 404. */
export async function letIn(
  transaction: Transaction,
  { caller, student_id, now }: StudentCall,
): Promise<LetIn> {
  const student = await findStudentUser(transaction, caller, student_id)
  if (student === undefined) throw notFound()
  await markLetIn(transaction, student.user_id, now)
  record(transaction, caller, { type: 'let_in', student_ids: [student_id] }, now)
  return { until: now + letInSeconds }
}
