import type { GroupPath, PathDocument, PathUpdate } from '@letterliaan/contract'
import { formatFullName } from '@letterliaan/rules'
import { emptyPath } from '@letterliaan/rules/preparation'
import type { Queries } from '../../../../db/database.ts'
import type { UserCaller } from '../../../../plugins/auth/caller.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { readPreparableSteps } from '../steps/preparable-steps.ts'
import { getGroup } from '../../../people/index.ts'
import { assertValidPath, assertUnchangedPath, prepareChildren, type PathDependencies } from './path-edit.ts'
import {
  countStepsOf,
  findGroupsOf,
  findPathsOfGroups,
  findPathsOfStudents,
  savePath,
  type PathRow,
} from './queries.ts'
import {
  canUndoPath,
  noPath,
  readPath,
  readPrevious,
  toPathRow,
  computePathVersion,
  type PathChoice,
} from './stored-path.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'
import { findGroupStudents } from '../../../../db/tables/student.ts'

export async function getGroupPath(
  queries: Queries,
  caller: UserCaller,
  group_id: number,
): Promise<GroupPath> {
  const { name } = await getGroup(queries, caller, group_id)
  const [row, children] = await Promise.all([
    findGroupPath(queries, group_id),
    listMembers(queries, group_id),
  ])
  return {
    group_id,
    name,
    path: choiceOf(row).path,
    version: computePathVersion(choiceOf(row)),
    updated_at: row?.updated_at ?? null,
    can_undo: canUndoPath(row, caller.user_id),
    children: children.map(({ id, name: child, follows_group_id, num_steps }) => ({
      id,
      name: child,
      follows_group_id,
      num_steps,
    })),
  }
}

export const findGroupPath = async (queries: Queries, group_id: number): Promise<PathRow | undefined> =>
  (await findPathsOfGroups(queries, [group_id]))[0]

const choiceOf = (row: PathRow | undefined): PathChoice => (row ? { ...noPath, path: readPath(row) } : noPath)

interface Member {
  readonly id: number
  readonly name: string
  readonly follows_group_id: number | null
  readonly num_steps: number
  readonly isNew: boolean
}

async function listMembers(queries: Queries, group_id: number): Promise<Member[]> {
  const members = await findGroupStudents(queries, group_id)
  const ids = members.map(({ id }) => id)
  if (ids.length === 0) return []
  const [paths, counts, groups] = await Promise.all([
    findPathsOfStudents(queries, ids),
    countStepsOf(queries, ids),
    findGroupsOf(queries, ids),
  ])
  const pathOf = new Map(paths.map((path) => [path.student_id, path]))
  const countOf = new Map(counts.map((count) => [count.student_id, count]))
  const memberships = new Set(groups.map(({ student_id, id }) => `${student_id} ${id}`))
  return members
    .map(({ id, first_name, last_name }) => {
      const follows = pathOf.get(id)?.follows_group_id ?? null
      return {
        id,
        name: formatFullName({ first_name, last_name }),
        follows_group_id: follows !== null && memberships.has(`${id} ${follows}`) ? follows : null,
        num_steps: countOf.get(id)?.num_steps ?? 0,
        isNew: !pathOf.has(id) && !countOf.has(id),
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.id - b.id)
}

/** Saves a path for the group's followers and members without steps. Throws 404, 409 if changed since, 422. */
export async function saveGroupPath(
  dependencies: PathDependencies,
  call: SupervisorCall,
  group_id: number,
  { version, path }: PathUpdate,
): Promise<GroupPath> {
  const { transaction, caller } = call
  await getGroup(transaction, caller, group_id)
  await dependencies.database.dialect.lockRow(transaction, 'group', group_id)
  assertUnchangedPath(choiceOf(await findGroupPath(transaction, group_id)), version)
  const student_ids = await changeGroupPath(dependencies, call, group_id, path)
  recordEvent(transaction, caller, { type: 'group_path_saved', student_ids, group_id }, call.now)
  return getGroupPath(transaction, caller, group_id)
}

/** Undoes the caller's own last change. Throws 404, or 409 if there is none or a later change was made. */
export async function undoGroupPath(
  dependencies: PathDependencies,
  call: SupervisorCall,
  group_id: number,
  updated_at: number | undefined,
): Promise<void> {
  const { transaction, caller } = call
  await getGroup(transaction, caller, group_id)
  await dependencies.database.dialect.lockRow(transaction, 'group', group_id)
  const row = await findGroupPath(transaction, group_id)
  const previous = readPrevious(row, { user_id: caller.user_id, updated_at })
  const student_ids = await changeGroupPath(dependencies, call, group_id, previous.path, row?.updated_at)
  recordEvent(transaction, caller, { type: 'group_path_undone', student_ids, group_id }, call.now)
}

export async function changeGroupPath(
  dependencies: PathDependencies,
  call: SupervisorCall,
  group_id: number,
  path: PathDocument,
  undoes?: number,
): Promise<number[]> {
  const { transaction, caller, now } = call
  const { organisation_id, user_id } = caller
  const steps = await readPreparableSteps(transaction, dependencies.contents, organisation_id)
  assertValidPath(steps, path)
  await lockMembers(dependencies, call, group_id)
  const row = await findGroupPath(transaction, group_id)
  const before = choiceOf(row)
  const change = { organisation_id, user_id, now }
  const ofGroup = { ...change, owner: { group_id } }
  await savePath(
    transaction,
    toPathRow({
      ...ofGroup,
      before,
      after: { ...noPath, path },
    }),
  )
  const members = await listMembers(transaction, group_id)
  const fresh = members.filter(({ isNew }) => isNew)
  await follow(call, group_id, fresh)
  const children = members
    .filter((member) => member.isNew || member.follows_group_id === group_id)
    .map(({ id, isNew }) => ({
      student_id: id,
      before: isNew ? emptyPath : before.path,
      after: path,
      undoes,
    }))
  await prepareChildren(dependencies, call, children, steps)
  return children.map(({ student_id }) => student_id)
}

/** Locks all members, so that no child starts or stops following while the path is prepared. */
async function lockMembers(
  { database: { dialect } }: PathDependencies,
  { transaction }: SupervisorCall,
  group_id: number,
): Promise<void> {
  for (const { id } of await findGroupStudents(transaction, group_id)) {
    await dialect.lockRow(transaction, 'student', id)
  }
}

/** Makes members without a path follow the group. */
async function follow(
  { transaction, caller: { organisation_id, user_id }, now }: SupervisorCall,
  group_id: number,
  members: readonly Pick<Member, 'id'>[],
): Promise<void> {
  const after: PathChoice = { ...noPath, follows_group_id: group_id }
  for (const { id } of members) {
    const owner = { student_id: id }
    await savePath(transaction, toPathRow({ organisation_id, owner, before: noPath, after, user_id, now }))
  }
}

export async function prepareNewMembers(
  dependencies: PathDependencies,
  call: SupervisorCall,
  group_id: number,
): Promise<void> {
  const row = await findGroupPath(call.transaction, group_id)
  if (row === undefined) return
  const path = readPath(row)
  const fresh = (await listMembers(call.transaction, group_id)).filter(({ isNew }) => isNew)
  await follow(call, group_id, fresh)
  await prepareChildren(
    dependencies,
    call,
    fresh.map(({ id }) => ({ student_id: id, before: emptyPath, after: path })),
  )
}
