import type { ErasedSubject, ErasureBody } from '@letterliaan/contract'
import { erasureWaitDays } from '@letterliaan/contract/limits'
import { daySeconds } from '@letterliaan/rules/calendar'
import type { TransactionalDatabase } from '../../../../db/database.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { findUnsupervised } from '../../../../plugins/auth/supervision-queries.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'
import {
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../../../plugins/errors/problem-error.ts'
import { blockToErase } from '../../../people/index.ts'
import {
  findErasure,
  findOpenErasures,
  findStaffToErase,
  markErasureCancelled,
  markErasureConfirmed,
  type ErasureRow,
} from './queries.ts'
import { endLoginsOf } from '../../../../db/tables/token-family.ts'
import { insertRows, updateRows } from '../../../../db/tables/rows.ts'

type Locking = Pick<TransactionalDatabase, 'dialect'>

const refuse = (detail: string): ProblemError => createProblemError(409, 'Dat kan zo niet', detail)

/** Requests an erasure. Throws 404, 409 if one is pending or the user is the last administrator. */
export async function requestErasure(locks: Locking, call: SupervisorCall, body: ErasureBody): Promise<void> {
  if (body.subject === 'child') await askForChildren(call, body.student_ids)
  else if (body.subject === 'user') await askForUser(locks, call, body.user_id)
  else await askForOrganisation(call)
}

/** Skips children whose erasure is pending, so that their day of erasure does not change. */
async function askForChildren(call: SupervisorCall, student_ids: readonly number[]): Promise<void> {
  const { transaction, caller, now } = call
  if ((await findUnsupervised(transaction, caller, student_ids)).length > 0) throw createNotFoundError()
  const waiting = await findWaiting(call, 'child')
  const asked = [...new Set(student_ids)].filter((id) => !waiting.has(id))
  for (const id of asked) {
    await insert(call, 'child', id)
    await updateRows(transaction, 'student', { id, archived_at: null }, { archived_at: now, updated_at: now })
  }
  await endLoginsOf(transaction, { student_ids: asked }, now)
  if (asked.length > 0)
    recordEvent(transaction, caller, { type: 'child_erasure_asked', student_ids: asked }, now)
}

/** Requests the erasure of a user and blocks the account. */
async function askForUser(locking: Locking, call: SupervisorCall, user_id: number): Promise<void> {
  const { transaction, caller, now } = call
  const person = await findStaffToErase(transaction, user_id)
  if (person === undefined || person.organisation_id !== caller.organisation_id) throw createNotFoundError()
  if ((await findWaiting(call, 'user')).has(user_id)) throw refuse('Dit wissen is al gevraagd.')
  await blockToErase(locking, call, user_id)
  await insert(call, 'user', user_id)
  recordEvent(transaction, caller, { type: 'user_erasure_asked', about_user_id: user_id }, now)
}

async function askForOrganisation(call: SupervisorCall): Promise<void> {
  const { transaction, caller, now } = call
  const { organisation_id } = caller
  if ((await findWaiting(call, 'organisation')).size > 0) throw refuse('Dit wissen is al gevraagd.')
  await insert(call, 'organisation', organisation_id)
  recordEvent(transaction, caller, { type: 'organisation_erasure_asked' }, now)
}

async function findWaiting(
  { transaction, caller }: SupervisorCall,
  subject: ErasedSubject,
): Promise<ReadonlySet<number>> {
  const rows = await findOpenErasures(transaction, caller.organisation_id, subject)
  return new Set(rows.map(({ subject_id }) => subject_id))
}

const insert = (
  { transaction, caller: { organisation_id, user_id }, now }: SupervisorCall,
  subject: ErasedSubject,
  subject_id: number,
) =>
  insertRows(transaction, 'erasure', {
    organisation_id,
    subject,
    subject_id,
    asked_by: user_id,
    asked_at: now,
    due_at: now + erasureWaitDays * daySeconds,
    confirmed_by: null,
    confirmed_at: null,
    cancelled_by: null,
    cancelled_at: null,
    started_at: null,
    done_at: null,
    scrubbed_at: null,
  })

/** Confirms an erasure. Throws 404, 409 if it is too late or if the caller requested the erasure. */
export async function confirmErasure(call: SupervisorCall, id: number): Promise<void> {
  const { transaction, caller, now } = call
  const erasure = await getErasure(call, id)
  if (erasure.confirmed_at !== null || erasure.done_at !== null) return
  if (erasure.asked_by === caller.user_id)
    throw refuse('U hebt dit zelf gevraagd. Een andere beheerder kan het bevestigen.')
  if (!(await markErasureConfirmed(transaction, id, caller.user_id, now))) throw tooLate()
  recordAbout(call, erasure, 'confirmed')
}

/** Cancels an erasure. Throws 404, or 409 if it is confirmed or begun. */
export async function cancelErasure(call: SupervisorCall, id: number): Promise<void> {
  const { transaction, caller, now } = call
  const erasure = await getErasure(call, id)
  if (!(await markErasureCancelled(transaction, id, caller.user_id, now))) throw tooLate()
  // An account that was closed before the request stays closed.
  if (erasure.subject === 'user')
    await updateRows(
      transaction,
      'user',
      { id: erasure.subject_id, blocked_at: erasure.asked_at },
      { blocked_at: null },
    )
  if (erasure.subject === 'child')
    await updateRows(
      transaction,
      'student',
      { id: erasure.subject_id, archived_at: erasure.asked_at },
      { archived_at: null, updated_at: now },
    )
  recordAbout(call, erasure, 'cancelled')
}

const tooLate = () => refuse('Het wissen is bevestigd of al begonnen. Het kan niet meer terug.')

async function getErasure({ transaction, caller }: SupervisorCall, id: number): Promise<ErasureRow> {
  const erasure = await findErasure(transaction, caller.organisation_id, id)
  if (erasure === undefined || erasure.cancelled_at !== null) throw createNotFoundError()
  return erasure
}

function recordAbout(
  { transaction, caller, now }: SupervisorCall,
  { subject, subject_id }: ErasureRow,
  what: 'confirmed' | 'cancelled',
): void {
  if (subject === 'child')
    recordEvent(transaction, caller, { type: `child_erasure_${what}`, student_ids: [subject_id] }, now)
  else if (subject === 'user')
    recordEvent(transaction, caller, { type: `user_erasure_${what}`, about_user_id: subject_id }, now)
  else recordEvent(transaction, caller, { type: `organisation_erasure_${what}` }, now)
}
