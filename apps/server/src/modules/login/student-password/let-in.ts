import type { LetIn } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { letInSeconds } from '../../../plugins/limits/limits.ts'
import { record } from '../../../events/record.ts'
import type { StudentCall } from '../exchange-token/make-exchange-token.ts'
import { findStudentUser, markLetIn } from './queries.ts'

/**
 * Lets a student in that must wait because a secret of its was tried too often (docs/adr/0018-limits.md): counting its attempts
 * begins again, and for a while those of strangers do not count. Throws 404 for a student that the caller does not see.
 */
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
