import type { Transaction } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { ProblemError } from '../../plugins/errors/problem-error.ts'
import { recordActivity } from './record.ts'

export const activityRoutes = () =>
  defineHandlers({
    'POST /api/v1/activity': async ({ caller, body, transaction, now }) => {
      if (body.type === 'enter_end_cave') await mustBeOpen(transaction, caller.student_id)
      return recordActivity(transaction, caller, { type: body.type, item_id: null }, now)
    },
  })

/** The end cave opens when world 4 is passed (rules.md, Step status). Throws 409 before. */
async function mustBeOpen(transaction: Transaction, student_id: number): Promise<void> {
  const student = await transaction
    .selectFrom('student')
    .select('end_reward_4_collected')
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow()
  if (student.end_reward_4_collected) return
  throw new ProblemError({ status: 409, title: 'Nu niet', detail: 'De eindgrot is nog dicht.' })
}
