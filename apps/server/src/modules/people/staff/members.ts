import { type SchoolRole, type StaffMember, type StaffMemberBody, StaffRole } from '@letterliaan/contract'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import {
  createInvalidInputError,
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { endPairingOf } from '../cards/devices/pairing.ts'
import { listKnownGroups, setSupervisorGroups } from '../groups/supervisors.ts'
import {
  endAllLogins,
  endOwnLogin,
  endAllAccess,
  removeSecondFactors,
  listUsersWithSecondFactor,
  toStaffLogin,
} from '../../identity/index.ts'
import { beginStaffChange, refuseWithoutAdministrator } from './staff-change.ts'
import { findStaff, findSupervisions } from './queries.ts'
import { updateUser } from '../../../db/tables/user.ts'
import { findLogins } from '../../../db/tables/token-family.ts'

type StaffDatabase = Pick<Database, 'dialect'>

type StaffCall = Pick<SupervisorCall, 'caller' | 'now'>

export async function listStaff(queries: Queries, { caller, now }: StaffCall): Promise<StaffMember[]> {
  const { organisation_id } = caller
  const supervisions = await findSupervisions(queries, organisation_id)
  const secured = await listUsersWithSecondFactor(queries, organisation_id)
  const byUser = Map.groupBy(supervisions, ({ user_id }) => user_id)
  const staff = await findStaff(queries, organisation_id)
  const ids = staff.map(({ id }) => id)
  const loginsOf = Map.groupBy(await findLogins(queries, ids, now), ({ user_id }) => user_id)
  return staff.map((user) => {
    const { id, name, email, last_login_at, blocked_at } = user
    const role = StaffRole.parse(user.role)
    const group_ids = (byUser.get(id) ?? []).map(({ group_id }) => group_id)
    const has_second_factor = secured.has(id)
    const logins = (loginsOf.get(id) ?? []).map(toStaffLogin(caller))
    return { id, name, email, role, group_ids, last_login_at, blocked_at, has_second_factor, logins }
  })
}

async function getMember(queries: Queries, call: StaffCall, id: number): Promise<StaffMember> {
  const member = (await listStaff(queries, call)).find((one) => one.id === id)
  if (member === undefined) throw createNotFoundError()
  return member
}

/** Changes a member. Throws 404, 409 for the last administrator, 422 for an unknown group. */
export async function changeMember(
  database: StaffDatabase,
  call: SupervisorCall,
  id: number,
  { role, group_ids, is_blocked }: StaffMemberBody,
): Promise<StaffMember> {
  const { transaction, caller } = call
  await beginStaffChange(database, transaction, caller)
  const member = await getMember(transaction, call, id)
  if (group_ids !== undefined) await changeGroups(call, member, group_ids)
  if (role !== undefined && role !== member.role) await changeRole(call, member, role)
  if (is_blocked === true && member.blocked_at === null) await blockMember(call, member)
  if (is_blocked === false && member.blocked_at !== null) await unblockMember(call, member)
  return getMember(transaction, call, id)
}

async function changeGroups(
  { transaction, caller, now }: SupervisorCall,
  { id: member_id }: StaffMember,
  asked: readonly number[],
): Promise<void> {
  const { organisation_id } = caller
  await refuseOtherGroups(transaction, organisation_id, asked)
  const group_ids = await setSupervisorGroups(transaction, { organisation_id, user_id: member_id }, asked)
  recordEvent(transaction, caller, { type: 'member_groups_changed', member_id, group_ids }, now)
}

/** Throws 422 for a group of another organisation. */
export async function refuseOtherGroups(
  queries: Queries,
  organisation_id: number,
  group_ids: readonly number[],
): Promise<void> {
  const known = await listKnownGroups(queries, organisation_id, group_ids)
  if (known.length === new Set(group_ids).size) return
  const sentence = 'Kies groepen van uw eigen organisatie.'
  throw createInvalidInputError({ group_ids: sentence }, sentence)
}

async function changeRole(
  { transaction, caller, now }: SupervisorCall,
  member: StaffMember,
  role: SchoolRole,
): Promise<void> {
  const { id: member_id, role: role_before } = member
  if (role_before === 'bestuur') throw refuseOfBoard()
  if (role_before === 'beheerder')
    await refuseWithoutAdministrator(transaction, caller.organisation_id, member)
  await updateUser(transaction, member_id, { role, updated_at: now })
  recordEvent(transaction, caller, { type: 'member_role_changed', member_id, role_before, role }, now)
}

function refuseOfBoard(): ProblemError {
  const sentence = 'In een bestuur heeft iedereen dezelfde rol.'
  return createInvalidInputError({ role: sentence }, sentence)
}

/** Blocks the account while its erasure is pending. Throws 403, 404, 409. */
export async function blockToErase(database: StaffDatabase, call: SupervisorCall, id: number): Promise<void> {
  const { transaction, caller, now } = call
  const { organisation_id } = caller
  await beginStaffChange(database, transaction, caller)
  const member = await getMember(transaction, call, id)
  if (member.role === 'beheerder' || member.role === 'bestuur')
    await refuseWithoutAdministrator(transaction, organisation_id, member)
  if (member.blocked_at === null) await shutMember(transaction, id, now)
}

async function shutMember(transaction: Transaction, id: number, now: number): Promise<void> {
  // The user is blocked before the logins end, so that a login in progress waits for this row and is refused.
  await updateUser(transaction, id, { blocked_at: now, updated_at: now })
  await endPairingOf(transaction, id)
  await endAllAccess(transaction, id, now)
}

/** Blocks a member at once, in every process (ORG-3). The school keeps what the member made. Throws 409. */
async function blockMember({ transaction, caller, now }: SupervisorCall, member: StaffMember): Promise<void> {
  const { id, role } = member
  if (role === 'beheerder' || role === 'bestuur')
    await refuseWithoutAdministrator(transaction, caller.organisation_id, member)
  if (id === caller.user_id) throw notYourself()
  await shutMember(transaction, id, now)
  recordEvent(transaction, caller, { type: 'member_blocked', member_id: id }, now)
}

const notYourself = (): ProblemError =>
  createProblemError(409, 'Uw eigen account', 'Uzelf blokkeren kan niet. Vraag het een ander.')

async function unblockMember(
  { transaction, caller, now }: SupervisorCall,
  { id }: StaffMember,
): Promise<void> {
  await updateUser(transaction, id, { blocked_at: null, updated_at: now })
  recordEvent(transaction, caller, { type: 'member_unblocked', member_id: id }, now)
}

/** Removes a member's second factor and ends its logins. Throws 404, or 409 if the member is the caller. */
export async function removeSecondFactorOf(
  database: StaffDatabase,
  call: SupervisorCall,
  id: number,
): Promise<StaffMember> {
  const { transaction, caller, now } = call
  await beginStaffChange(database, transaction, caller)
  await getMember(transaction, call, id)
  if (id === caller.user_id) throw notYourOwnFactor()
  await removeSecondFactors(transaction, id)
  await endAllLogins(transaction, id, now)
  recordEvent(transaction, caller, { type: 'member_second_factor_removed', member_id: id }, now)
  return getMember(transaction, call, id)
}

const notYourOwnFactor = (): ProblemError =>
  createProblemError(409, 'Uw eigen account', 'Uw eigen tweede stap verwijdert u bij ‘Uw account’.')

/** Ends one login of a member, or all if there is no `login_id`. Throws 404 for an unknown login. */
export async function endMemberLogins(
  database: StaffDatabase,
  call: SupervisorCall,
  id: number,
  login_id: number | undefined,
): Promise<StaffMember> {
  const { transaction, caller, now } = call
  await beginStaffChange(database, transaction, caller)
  await getMember(transaction, call, id)
  if (login_id === undefined) await endAllLogins(transaction, id, now)
  else await endOwnLogin(transaction, id, login_id, now)
  recordEvent(transaction, caller, { type: 'member_logins_ended', member_id: id }, now)
  return getMember(transaction, call, id)
}
