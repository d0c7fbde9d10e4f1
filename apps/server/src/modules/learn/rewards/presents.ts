import type { Database, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { createConflictError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { getSupervisor } from '../../people/index.ts'
import { badgePresentActivityType, giveBadge, listBadgesFor, toBadge } from './badges.ts'

export const createPresentRoutes = (database: Database) =>
  defineHandlers({
    'GET /api/v1/begeleider/student/:id/badge': async ({ caller, params: { id } }) => {
      await assertSupervised(database.queries, caller, id)
      const badges = await listBadgesFor(database.queries, id)
      return badges.filter(({ is_active, student_has_badge }) => is_active || student_has_badge).map(toBadge)
    },

    /** The game shows an encouragement next to the work (ZIEN-2). */
    'POST /api/v1/begeleider/student/:id/encouragement': async (call) => {
      const { caller, transaction, now } = call
      const { message } = call.body
      const student_id = call.params.id
      await lockSupervisedStudent(database, { transaction, caller, student_id })
      const { name: sender } = await getSupervisor(transaction, caller)
      const sent = { message, sender }
      recordEvent(
        transaction,
        caller,
        { type: 'encouragement_sent', student_ids: [student_id], ...sent },
        now,
      )
      return sent
    },

    /** The game shows a badge while the child is not answering (ZIEN-2). */
    'POST /api/v1/begeleider/student/:id/badge': async (call) => {
      const { caller, transaction, now } = call
      const { badge_id, message = null } = call.body
      const student_id = call.params.id
      await lockSupervisedStudent(database, { transaction, caller, student_id })
      const badge = (await listBadgesFor(transaction, student_id)).find(({ id }) => id === badge_id)
      if (!badge?.is_active) throw createNotFoundError()
      const owner = { organisation_id: caller.organisation_id, student_id }
      const { name: sender } = await getSupervisor(transaction, caller)
      const sent = { message, sender }
      const activity = await giveBadge(transaction, owner, badge_id, badgePresentActivityType, now, sent)
      if (activity === null) throw createConflictError('Dit kind heeft deze badge al.', 'Niet gegeven')
      const present = { badge: badge.name, ...sent, activity }
      recordEvent(transaction, caller, { type: 'badge_given', student_ids: [student_id], ...present }, now)
      return toBadge({ ...badge, student_has_badge: true })
    },
  })

interface StudentCall {
  readonly transaction: Transaction
  readonly caller: UserCaller
  readonly student_id: number
}

/** Locks the student's row, which an event for the student's channel requires. Throws 404 without access. */
export async function lockSupervisedStudent(
  { dialect }: Pick<Database, 'dialect'>,
  { transaction, caller, student_id }: StudentCall,
): Promise<void> {
  await dialect.lockRow(transaction, 'student', student_id)
  await assertSupervised(transaction, caller, student_id)
}
