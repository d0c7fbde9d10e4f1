import type { PathDocument } from '@letterliaan/contract'
import { validatePath } from '@letterliaan/rules/preparation'
import type { Database } from '../../../../db/database.ts'
import { createEditConflictError, createInvalidInputError } from '../../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { readPreparableSteps, type PreparableSteps } from '../steps/preparable-steps.ts'
import { preparePaths } from '../steps/prepare-paths.ts'
import { computePathVersion, type PathChoice } from './stored-path.ts'
import type { SupervisorCall } from '../../../../plugins/contract/handler.ts'

export interface PathDependencies {
  readonly database: Database
  readonly contents: Contents
}

export interface ChangedChild {
  readonly student_id: number
  readonly before: PathDocument
  readonly after: PathDocument
  /** Time of the change to undo, unix seconds. */
  readonly undoes?: number | undefined
}

/** Throws 409 if the path changed since the caller read it. */
export function assertUnchangedPath(choice: PathChoice, version: string): void {
  if (computePathVersion(choice) === version) return
  throw createEditConflictError(
    'Iemand anders heeft dit pad intussen gewijzigd. Uw wijzigingen staan er nog.',
  )
}

export function assertValidPath(steps: PreparableSteps, path: PathDocument): void {
  const refusal = validatePath(path, steps.find)
  if (refusal !== null) throw createInvalidInputError({ entries: refusal }, refusal)
}

/** Locks rows in a fixed order, so that two calls never deadlock. */
export async function lockChildren(
  { database: { dialect } }: Pick<PathDependencies, 'database'>,
  { transaction }: Pick<SupervisorCall, 'transaction'>,
  student_ids: readonly number[],
): Promise<void> {
  for (const id of student_ids.toSorted((a, b) => a - b)) await dialect.lockRow(transaction, 'student', id)
}

export async function prepareChildren(
  { database, contents }: PathDependencies,
  { transaction, caller, now }: SupervisorCall,
  children: readonly ChangedChild[],
  known?: PreparableSteps,
): Promise<void> {
  if (children.length === 0) return
  const { organisation_id } = caller
  const steps = known ?? (await readPreparableSteps(transaction, contents, organisation_id))
  const inOrder = children.toSorted((a, b) => a.student_id - b.student_id)
  await lockChildren(
    { database },
    { transaction },
    inOrder.map(({ student_id }) => student_id),
  )
  const preparations = inOrder.map(({ student_id, before, after, undoes }) => ({
    student_id,
    organisation_id,
    path: after,
    before,
    undoes,
  }))
  await preparePaths(transaction, contents, { steps, preparations, now })
}
