import type { Colleague, Group, GroupBody, GroupStudentsBody, NewGroupBody } from '@letterliaan/contract'
import { isGroupName } from '@letterliaan/roster'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { findUnsupervised } from '../../plugins/auth/supervision-queries.ts'
import { invalidInput, notFound, ProblemError } from '../../plugins/errors/problem-error.ts'
import { record } from '../../events/record.ts'
import { deleteDevices, deletePairingCode, findDeviceIds } from '../cards/devices/queries.ts'
import {
  addStudents,
  addSupervisors,
  deleteGroup,
  findColleagues,
  findGroups,
  findGroupSupervisors,
  insertGroup,
  removeStudents,
  replaceSupervisors,
  updateGroup,
} from './queries.ts'
import type { SupervisorCall } from '../../plugins/contract/handler.ts'

/** Every supervisor and administrator of the organisation, by name. */
export async function listColleagues(queries: Queries, organisation_id: number): Promise<Colleague[]> {
  return (await findColleagues(queries, organisation_id)).map(toColleague)
}

/** The groups that the caller sees (GRP-1). */
export async function listGroups(queries: Queries, caller: UserCaller): Promise<Group[]> {
  return withSupervisors(queries, caller, await findGroups(queries, caller))
}

/** Throws 404 for a group that the caller does not see. */
export async function getGroup(queries: Queries, caller: UserCaller, group_id: number): Promise<Group> {
  const [group] = await withSupervisors(queries, caller, await findGroups(queries, caller, group_id))
  if (group === undefined) throw notFound()
  return group
}

/** Throws 422 for what no group is called. */
export function refuseOtherThanName(name: string): void {
  if (isGroupName(name)) return
  const sentence = 'In deze naam staat een teken dat niet in een naam hoort.'
  throw invalidInput({ name: sentence }, sentence)
}

/** Makes a group of which the caller is a supervisor. */
export async function makeGroup(
  { transaction, caller, now }: SupervisorCall,
  body: NewGroupBody,
): Promise<Group> {
  refuseOtherThanName(body.name)
  const { organisation_id, user_id } = caller
  const group_id = await insertGroup(transaction, {
    organisation_id,
    ...body,
    created_at: now,
    updated_at: now,
  })
  await addSupervisors(transaction, { organisation_id, group_id }, [user_id])
  record(transaction, caller, { type: 'group_made', group_id }, now)
  return getGroup(transaction, caller, group_id)
}

/**
 * Changes a group. Returns it as it is now, also to a caller who is no longer its supervisor. Throws 404 for a group that
 * the caller does not see, 422 for a supervisor of another organisation.
 */
export async function changeGroup(
  { transaction, caller, now }: SupervisorCall,
  group_id: number,
  { supervisor_ids, ...content }: GroupBody,
): Promise<Group> {
  refuseOtherThanName(content.name)
  const before = await getGroup(transaction, caller, group_id)
  const colleagues = await listColleagues(transaction, caller.organisation_id)
  const supervisors = colleagues.filter(({ id }) => supervisor_ids.includes(id))
  if (supervisors.length !== new Set(supervisor_ids).size) {
    throw invalidInput({ supervisor_ids: 'Kies begeleiders van uw eigen organisatie.' })
  }
  const owner = { organisation_id: caller.organisation_id, group_id }
  await updateGroup(transaction, group_id, { ...content, updated_at: now })
  await replaceSupervisors(
    transaction,
    owner,
    supervisors.map(({ id }) => id),
  )
  record(transaction, caller, { type: 'group_changed', group_id }, now)
  return { ...before, ...content, supervisors }
}

/** Deletes a group without children. Returns what it was. Throws 404, and 409 where children are in it. */
export async function removeGroup(
  { transaction, caller, now }: SupervisorCall,
  group_id: number,
): Promise<Group> {
  const group = await getGroup(transaction, caller, group_id)
  if (group.num_students > 0) throw notEmpty()
  await deletePairingCode(transaction, group_id)
  await deleteDevices(transaction, await findDeviceIds(transaction, group_id), now)
  await deleteGroup(transaction, group_id)
  record(transaction, caller, { type: 'group_deleted', group_id }, now)
  return group
}

const notEmpty = (): ProblemError =>
  new ProblemError({
    status: 409,
    title: 'Nog niet leeg',
    detail: 'Er zitten nog kinderen in deze groep. Verplaats ze eerst.',
  })

/** Adds children to a group and takes others out. Throws 404 for a group or child that the caller does not see. */
export async function changeGroupStudents(
  { transaction, caller, now }: SupervisorCall,
  group_id: number,
  { add, remove }: GroupStudentsBody,
): Promise<Group> {
  await getGroup(transaction, caller, group_id)
  const unseen = await findUnsupervised(transaction, caller, [...add, ...remove])
  if (unseen.length > 0) throw notFound()
  await removeStudents(transaction, group_id, remove)
  await addStudents(transaction, { organisation_id: caller.organisation_id, group_id }, add)
  const change = { group_id, student_ids: [...add, ...remove], added: add, removed: remove }
  record(transaction, caller, { type: 'group_students_changed', ...change }, now)
  return getGroup(transaction, caller, group_id)
}

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

const toColleague = ({
  id,
  name,
  role,
}: {
  readonly id: number
  readonly name: string
  readonly role: string
}): Colleague => ({ id, name, role: role === 'beheerder' ? role : 'begeleider' })
