import {
  StaffRole,
  type Colleague,
  type Group,
  type GroupBody,
  type NewGroupBody,
} from '@letterliaan/contract'
import { isGroupName } from '@letterliaan/roster'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { Role } from '../../../db/schema.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import {
  createInvalidInputError,
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import {
  addSupervisors,
  deleteGroup,
  findColleagues,
  findGroups,
  findGroupSupervisors,
  insertGroup,
  replaceSupervisors,
} from './queries.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { endLoginsOf } from '../../../db/tables/token-family.ts'
import { updateRow } from '../../../db/tables/rows.ts'

export async function listColleagues(queries: Queries, organisation_id: number): Promise<Colleague[]> {
  return (await findColleagues(queries, organisation_id)).map(toColleague)
}

/** Lists the groups that the caller supervises, or all for an administrator (GRP-1). */
export async function listGroups(queries: Queries, caller: UserCaller): Promise<Group[]> {
  return withSupervisors(queries, caller, await findGroups(queries, caller))
}

export async function getGroup(queries: Queries, caller: UserCaller, group_id: number): Promise<Group> {
  const [group] = await withSupervisors(queries, caller, await findGroups(queries, caller, group_id))
  if (group === undefined) throw createNotFoundError()
  return group
}

/** Throws 422 if the text is no group name. */
export function assertGroupName(name: string): void {
  if (isGroupName(name)) return
  const sentence = 'In deze naam staat een teken dat niet in een naam hoort.'
  throw createInvalidInputError({ name: sentence }, sentence)
}

type NewGroup = Omit<Parameters<typeof insertGroup>[1], 'created_at' | 'updated_at'>

export async function createGroup(
  transaction: Transaction,
  group: NewGroup,
  user_ids: readonly number[],
  now: number,
): Promise<number> {
  const group_id = await insertGroup(transaction, { ...group, created_at: now, updated_at: now })
  await addSupervisors(transaction, { organisation_id: group.organisation_id, group_id }, user_ids)
  return group_id
}

export async function makeGroup(
  { transaction, caller, now }: SupervisorCall,
  body: NewGroupBody,
): Promise<Group> {
  assertGroupName(body.name)
  const { organisation_id, user_id } = caller
  const group_id = await createGroup(transaction, { organisation_id, ...body }, [user_id], now)
  recordEvent(transaction, caller, { type: 'group_made', group_id }, now)
  return getGroup(transaction, caller, group_id)
}

/** Changes a group. Throws 404, 422 for a supervisor of another organisation. */
export async function changeGroup(
  { transaction, caller, now }: SupervisorCall,
  group_id: number,
  { supervisor_ids, ...content }: GroupBody,
): Promise<Group> {
  assertGroupName(content.name)
  const before = await getGroup(transaction, caller, group_id)
  const colleagues = await listColleagues(transaction, caller.organisation_id)
  const supervisors = colleagues.filter(({ id }) => supervisor_ids.includes(id))
  if (supervisors.length !== new Set(supervisor_ids).size) {
    throw createInvalidInputError({ supervisor_ids: 'Kies begeleiders van uw eigen organisatie.' })
  }
  const owner = { organisation_id: caller.organisation_id, group_id }
  await updateRow(transaction, 'group', group_id, { ...content, updated_at: now })
  await replaceSupervisors(
    transaction,
    owner,
    supervisors.map(({ id }) => id),
  )
  recordEvent(transaction, caller, { type: 'group_changed', group_id }, now)
  return { ...before, ...content, supervisors }
}

/** Deletes a group without children. Throws 404, 409. */
export async function deleteEmptyGroup(
  { transaction, caller, now }: SupervisorCall,
  group_id: number,
): Promise<Group> {
  const group = await getGroup(transaction, caller, group_id)
  if (group.num_students > 0) throw notEmpty()
  await removeGroup(transaction, group_id, now)
  recordEvent(transaction, caller, { type: 'group_deleted', group_id }, now)
  return group
}

/** Deletes a group and ends the logins on its devices. Its children and supervisors stay. */
export async function removeGroup(transaction: Transaction, group_id: number, now: number): Promise<void> {
  await endLoginsOf(transaction, { devicesOfGroup: group_id }, now)
  await deleteGroup(transaction, group_id)
}

const notEmpty = (): ProblemError =>
  createProblemError(409, 'Nog niet leeg', 'Er zitten nog kinderen in deze groep. Verplaats ze eerst.')

export const setGroupYear = (
  transaction: Transaction,
  group_id: number,
  year: Partial<Pick<Group, 'name' | 'school_year' | 'level_id'>>,
  now: number,
) => updateRow(transaction, 'group', group_id, { ...year, updated_at: now })

type GroupRow = Awaited<ReturnType<typeof findGroups>>[number]

async function withSupervisors(
  queries: Queries,
  { organisation_id }: UserCaller,
  groups: readonly GroupRow[],
): Promise<Group[]> {
  const supervisors = await findGroupSupervisors(queries, organisation_id)
  const byGroup = Map.groupBy(supervisors, ({ group_id }) => group_id)
  return groups.map(({ num_students, ...group }) => ({
    ...group,
    num_students: num_students ?? 0,
    supervisors: (byGroup.get(group.id) ?? []).map(toColleague),
  }))
}

interface UserRow {
  readonly id: number
  readonly name: string
  readonly role: Role
}

/** Students are never supervisors, so the role is one of the staff. */
const toColleague = ({ id, name, role }: UserRow): Colleague => ({ id, name, role: StaffRole.parse(role) })
