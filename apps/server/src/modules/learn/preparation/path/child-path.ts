import type { ChildPath, GivenPaths, PathDocument, GivePathBody, PathUpdate } from '@letterliaan/contract'
import { formatFullName } from '@letterliaan/rules'
import { toPathEntry } from '@letterliaan/rules/preparation'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { UserCaller } from '../../../../plugins/auth/caller.ts'
import { findUnsupervised, findSupervisedStudent } from '../../../../plugins/auth/supervision-queries.ts'
import { createInvalidInputError, createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { readPreparableSteps } from '../steps/preparable-steps.ts'
import { toPreparedStep } from '../steps/prepared-step.ts'
import { findStepsWithWork } from '../steps/queries.ts'
import { readChildChoices, type ChildChoice } from './child-choices.ts'
import {
  lockChildren,
  assertValidPath,
  assertUnchangedPath,
  prepareChildren,
  type PathDependencies,
} from './path-edit.ts'
import { findPathsOfGroups, savePath } from './queries.ts'
import {
  canUndoPath,
  readPath,
  readPrevious,
  toPathRow,
  computePathVersion,
  type PathChoice,
  type PathUndoRequest,
} from './stored-path.ts'
import { readStepProgress } from './step-progress.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'

export async function getChildPath(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  student_id: number,
): Promise<ChildPath> {
  const child = await findSupervisedStudent(queries, caller, student_id)
  if (!child) throw createNotFoundError()
  const [[choice], worked] = await Promise.all([
    readChildChoices(queries, [student_id]),
    findStepsWithWork(queries, [student_id]),
  ])
  if (choice === undefined) throw createNotFoundError()
  const { stored, path, follows_group_id } = choice
  const steps = choice.steps.map((row) => toPreparedStep(row, worked))
  return {
    student_id,
    name: formatFullName(child),
    path,
    version: computePathVersion(choice),
    follows_group_id,
    groups: await withPaths(queries, choice),
    removed: steps.filter(({ isRemoved }) => isRemoved).map(toPathEntry),
    worked: steps
      .filter(({ hasWork }) => hasWork)
      .map(({ nr, is_own, is_test_step }) => ({ nr, is_own, is_test_step })),
    progress: await readStepProgress(queries, contents, choice),
    updated_at: stored?.updated_at ?? null,
    can_undo: canUndoPath(stored, caller.user_id),
  }
}

async function withPaths(queries: Queries, { groups }: ChildChoice): Promise<ChildPath['groups']> {
  if (groups.length === 0) return []
  const rows = await findPathsOfGroups(
    queries,
    groups.map(({ id }) => id),
  )
  const pathOf = new Map(rows.map((row) => [row.group_id, readPath(row)]))
  return groups.map(({ id, name }) => ({ id, name, path: pathOf.get(id) ?? null }))
}

/** Saves a path if its version is unchanged since the read. Throws 409 if not, else as saveChildPath. */
export async function updateChildPath(
  dependencies: PathDependencies,
  call: SupervisorCall,
  student_id: number,
  { version, path }: PathUpdate,
): Promise<ChildPath> {
  const { transaction } = call
  await mustBeSeen(call, [student_id])
  await dependencies.database.dialect.lockRow(transaction, 'student', student_id)
  const [choice] = await readChildChoices(transaction, [student_id])
  if (choice === undefined) throw createNotFoundError()
  assertUnchangedPath(choice, version)
  return saveChildPath(dependencies, call, student_id, path)
}

/** Saves a path, whatever its version is. Throws 404 without access, 422 if it can't be prepared. */
export async function saveChildPath(
  dependencies: PathDependencies,
  call: SupervisorCall,
  student_id: number,
  path: PathDocument,
): Promise<ChildPath> {
  await assignPath(dependencies, call, { student_ids: [student_id], follows_group_id: null, path })
  return getChildPath(call.transaction, dependencies.contents, call.caller, student_id)
}

/** Makes a child follow a group's path, or gives it an own path. Throws 404 (not supervised), 422 (unsuitable group). */
export async function assignPath(
  dependencies: PathDependencies,
  call: SupervisorCall,
  { student_ids, follows_group_id, path }: GivePathBody,
): Promise<GivenPaths> {
  const choices = await readSeen(call, student_ids)
  const after = await toChoice(call.transaction, choices, follows_group_id, path)
  await changeChildren(
    dependencies,
    call,
    choices.map((before) => ({ before, after })),
  )
  const given = { student_ids, group_id: follows_group_id }
  recordEvent(call.transaction, call.caller, { type: 'path_given', ...given }, call.now)
  return { student_ids, updated_at: call.now }
}

async function readSeen(
  call: SupervisorCall,
  student_ids: readonly number[],
): Promise<readonly ChildChoice[]> {
  await mustBeSeen(call, student_ids)
  return readChildChoices(call.transaction, [...new Set(student_ids)])
}

async function mustBeSeen(
  { transaction, caller }: SupervisorCall,
  student_ids: readonly number[],
): Promise<void> {
  const unseen = await findUnsupervised(transaction, caller, student_ids)
  if (unseen.length > 0) throw createNotFoundError()
}

async function toChoice(
  transaction: Transaction,
  children: readonly ChildChoice[],
  follows_group_id: number | null,
  path: PathDocument | undefined,
): Promise<PathChoice> {
  if (follows_group_id === null) {
    if (path === undefined) throw createInvalidInputError({ path: 'Kies een pad.' })
    return { follows_group_id, path }
  }
  const isInAll = children.every(({ groups }) => groups.some(({ id }) => id === follows_group_id))
  if (!isInAll) throw createInvalidInputError({ follows_group_id: 'Kies een groep waar het kind in zit.' })
  const [row] = await findPathsOfGroups(transaction, [follows_group_id])
  if (row === undefined) throw createInvalidInputError({ follows_group_id: 'Deze groep heeft nog geen pad.' })
  return { follows_group_id, path: readPath(row) }
}

/** Undoes the caller's own last change. Throws 404, or 409 if there is none or a later change was made. */
export async function undoChildPaths(
  dependencies: PathDependencies,
  call: SupervisorCall,
  student_ids: readonly number[],
  updated_at: number | undefined,
): Promise<void> {
  await mustBeSeen(call, student_ids)
  await lockChildren(dependencies, call, student_ids)
  const choices = await readSeen(call, student_ids)
  const undo = { user_id: call.caller.user_id, updated_at }
  const changes = await Promise.all(
    choices.map(async (before) => ({
      before,
      after: await previousOf(call.transaction, before, undo),
      undoes: before.stored?.updated_at,
    })),
  )
  await changeChildren(dependencies, call, changes)
  recordEvent(call.transaction, call.caller, { type: 'path_undone', student_ids: [...student_ids] }, call.now)
}

/** Returns the path before the change. If its group is gone, the child keeps that path as its own. */
async function previousOf(
  queries: Queries,
  { stored, groups }: ChildChoice,
  undo: PathUndoRequest,
): Promise<PathChoice> {
  const previous = readPrevious(stored, undo)
  const { follows_group_id } = previous
  if (follows_group_id === null) return previous
  const [row] = groups.some(({ id }) => id === follows_group_id)
    ? await findPathsOfGroups(queries, [follows_group_id])
    : []
  return row ? { follows_group_id, path: readPath(row) } : { ...previous, follows_group_id: null }
}

interface ChildChange {
  readonly before: ChildChoice
  readonly after: PathChoice
  readonly undoes?: number | undefined
}

/** Stores the changed paths and prepares their steps. Requires that the caller may see the children. */
export async function changeChildren(
  dependencies: PathDependencies,
  call: SupervisorCall,
  changes: readonly ChildChange[],
): Promise<void> {
  const { transaction, caller, now } = call
  const { organisation_id, user_id } = caller
  const steps = await readPreparableSteps(transaction, dependencies.contents, organisation_id)
  for (const path of new Set(changes.map(({ after }) => after.path))) assertValidPath(steps, path)
  for (const { before, after } of changes) {
    const { student_id, follows_group_id, path } = before
    const owner = { student_id }
    const was = { follows_group_id, path }
    await savePath(transaction, toPathRow({ organisation_id, owner, before: was, after, user_id, now }))
  }
  const children = changes.map(({ before, after, undoes }) => ({
    student_id: before.student_id,
    before: before.path,
    after: after.path,
    undoes,
  }))
  await prepareChildren(dependencies, call, children, steps)
}
