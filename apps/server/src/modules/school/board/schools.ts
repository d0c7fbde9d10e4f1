import type { School, SchoolBody } from '@letterliaan/contract'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import type { AuditEvent } from '../../../events/audit-event.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { createNotFoundError, createProblemError } from '../../../plugins/errors/problem-error.ts'
import { chooseRegion, beginStaffChange } from '../../people/index.ts'
import { countSchoolFacts } from './overview.ts'
import { findSchool, findSchoolByName, hasAdministrator } from './queries.ts'
import { limitToSchool } from '../../../db/limit-to-organisation.ts'
import { updateOrganisation } from '../../../db/tables/organisation.ts'
import { endLoginsOf } from '../../../db/tables/token-family.ts'

type BoardDatabase = Pick<Database, 'dialect'>

/** Throws 404 if the school is not of this board. */
export async function getSchool(queries: Queries, board_id: number, id: number) {
  const school = await findSchool(queries, board_id, id)
  if (school === undefined) throw createNotFoundError()
  return { ...school, has_administrator: await hasAdministrator(limitToSchool(queries, id), id) }
}

/** Throws 409 if another school of the board has the name, for example because a request was repeated. */
export async function refuseTakenName(
  queries: Queries,
  board_id: number,
  name: string,
  own_id: number | null,
): Promise<void> {
  const taken = await findSchoolByName(queries, board_id, name)
  if (taken === undefined || taken.id === own_id) return
  throw createProblemError(
    409,
    'Deze school is er al',
    'Er is al een school met deze naam. Kies een andere naam.',
  )
}

type SchoolEvent = Extract<AuditEvent, { readonly school_id: number }>

export function recordForBoardAndSchool(
  transaction: Transaction,
  { organisation_id, user_id }: UserCaller,
  event: SchoolEvent,
  now: number,
): void {
  recordEvent(transaction, { organisation_id, user_id }, event, now)
  recordEvent(transaction, { organisation_id: event.school_id, user_id }, event, now)
}

/** Changes a school. Throws 404, or 409 for the name of another school of this board. */
export async function changeSchool(
  database: BoardDatabase,
  { transaction, caller, now }: SupervisorCall,
  id: number,
  { name, brin, region, is_closed }: SchoolBody,
): Promise<School> {
  const { organisation_id: board_id } = caller
  await beginStaffChange(database, transaction, caller)
  const school = await getSchool(transaction, board_id, id)
  if (name !== undefined) await refuseTakenName(transaction, board_id, name, id)
  const changes = { ...(name !== undefined && { name }), ...(brin !== undefined && { brin }) }
  if (Object.keys(changes).length > 0) {
    await updateOrganisation(transaction, id, changes)
    recordForBoardAndSchool(transaction, caller, { type: 'school_changed', school_id: id }, now)
  }
  if (region !== undefined && region !== school.region) {
    const chooser = { organisation_id: id, user_id: caller.user_id }
    await chooseRegion(limitToSchool(transaction, id), chooser, region, now)
  }
  if (is_closed === true && school.closed_at === null) await closeSchool(transaction, caller, id, now)
  if (is_closed === false && school.closed_at !== null) await openSchool(transaction, caller, id, now)
  return countSchoolFacts(transaction, await getSchool(transaction, board_id, id), now)
}

/** Closes a school. Ends all its logins at once, in every process, and deletes nothing. */
async function closeSchool(
  transaction: Transaction,
  caller: UserCaller,
  school_id: number,
  now: number,
): Promise<void> {
  // The school is closed before its logins end, so that a login in progress gets no access.
  await updateOrganisation(transaction, school_id, { closed_at: now })
  await endLoginsOf(limitToSchool(transaction, school_id), { organisation_id: school_id }, now)
  recordForBoardAndSchool(transaction, caller, { type: 'school_closed', school_id }, now)
}

async function openSchool(
  transaction: Transaction,
  caller: UserCaller,
  school_id: number,
  now: number,
): Promise<void> {
  await updateOrganisation(transaction, school_id, { closed_at: null })
  recordForBoardAndSchool(transaction, caller, { type: 'school_opened', school_id }, now)
}
