import type { ActivityBody } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { forbidden, ProblemError } from '../../../plugins/errors/problem-error.ts'
import { recordActivity } from '../record-activity.ts'

export const activityRoutes = () =>
  defineHandlers({
    'POST /api/v1/activity': async ({ caller, body, transaction, now }) => {
      await mustBeOpen(transaction, caller.student_id, body.type)
      return recordActivity(transaction, caller, { type: body.type, item_id: null }, now)
    },
  })

/**
 * No place is open before the introduction is completed (hub-and-account §4), and the end cave opens when world 4 is passed
 * (rules.md, Step status). Throws 403 and 409 before.
 */
async function mustBeOpen(
  transaction: Transaction,
  student_id: number,
  type: ActivityBody['type'],
): Promise<void> {
  const student = await transaction
    .selectFrom('student')
    .select(['introduction_completed', 'end_reward_4_collected'])
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow()
  if (!student.introduction_completed) throw forbidden('Vul eerst je profiel in.')
  if (type !== 'enter_end_cave' || student.end_reward_4_collected) return
  throw new ProblemError({ status: 409, title: 'Nu niet', detail: 'De eindgrot is nog dicht.' })
}
