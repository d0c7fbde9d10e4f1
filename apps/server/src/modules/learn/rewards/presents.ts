import type { Badge, Encouragement } from '@letterliaan/contract'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { isSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createNotFoundError, ProblemError } from '../../../plugins/errors/problem-error.ts'
import { listBadgesFor, toBadge } from './badges.ts'
import { giveBadge, badgePresentActivityType } from './give-badge.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { getSupervisor } from '../../people/index.ts'

export const createPresentRoutes = (database: Database) =>
  defineHandlers({
    'POST /api/v1/begeleider/student/:id/encouragement': ({ caller, params, body, transaction, now }) =>
      sendEncouragement(database, { transaction, caller, student_id: params.id, now }, body.message),
    'GET /api/v1/begeleider/student/:id/badge': ({ caller, params }) =>
      listBadgesOf(database.queries, caller, params.id),
    'POST /api/v1/begeleider/student/:id/badge': ({ caller, params, body, transaction, now }) =>
      givePresent(database, { transaction, caller, student_id: params.id, now }, body),
  })

async function listBadgesOf(queries: Queries, caller: UserCaller, student_id: number): Promise<Badge[]> {
  if (!(await isSupervised(queries, caller, student_id))) throw createNotFoundError()
  const badges = await listBadgesFor(queries, student_id)
  return badges.filter(({ is_active, student_has_badge }) => is_active || student_has_badge).map(toBadge)
}

/** Gives a badge, which is shown while the child is not answering (ZIEN-2). Throws 404, 409 if the child has it. */
async function givePresent(
  database: Pick<Database, 'dialect'>,
  call: StudentCall,
  { badge_id, message = null }: { readonly badge_id: number; readonly message?: string | null | undefined },
): Promise<Badge> {
  const { transaction, caller, student_id, now } = call
  await lockSupervisedStudent(database, call)
  const badge = (await listBadgesFor(transaction, student_id)).find(({ id }) => id === badge_id)
  if (!badge?.is_active) throw createNotFoundError()
  const owner = { organisation_id: caller.organisation_id, student_id }
  const { name: sender } = await getSupervisor(transaction, caller)
  const activity = await giveBadge(transaction, owner, badge_id, badgePresentActivityType, now, {
    message,
    sender,
  })
  if (activity === null) throw hasItAlready()
  const present = { badge: badge.name, message, sender, activity }
  recordEvent(transaction, caller, { type: 'badge_given', student_ids: [student_id], ...present }, now)
  return toBadge({ ...badge, student_has_badge: true })
}

const hasItAlready = (): ProblemError =>
  new ProblemError({ status: 409, title: 'Niet gegeven', detail: 'Dit kind heeft deze badge al.' })

interface StudentCall {
  readonly transaction: Transaction
  readonly caller: UserCaller
  readonly student_id: number
  readonly now: number
}

/** Locks the student's row, which an event for the student's channel requires. Throws 404 without access. */
export async function lockSupervisedStudent(
  { dialect }: Pick<Database, 'dialect'>,
  { transaction, caller, student_id }: Omit<StudentCall, 'now'>,
): Promise<void> {
  await dialect.lockRow(transaction, 'student', student_id)
  if (!(await isSupervised(transaction, caller, student_id))) throw createNotFoundError()
}

/** Sends an encouragement, which the game shows next to the work (ZIEN-2). */
async function sendEncouragement(
  database: Pick<Database, 'dialect'>,
  call: StudentCall,
  message: string,
): Promise<Encouragement> {
  const { transaction, caller, student_id, now } = call
  await lockSupervisedStudent(database, call)
  const { name: sender } = await getSupervisor(transaction, caller)
  const data = { message, sender }
  recordEvent(transaction, caller, { type: 'encouragement_sent', student_ids: [student_id], ...data }, now)
  return data
}
