import type { PathDocument } from '@letterliaan/contract'
import { refusePath } from '@letterliaan/rules/preparation'
import type { Database } from '../../../db/database.ts'
import { changedMeanwhile, invalidInput } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readPreparableSteps, type PreparableSteps } from '../steps/preparable-steps.ts'
import { preparePaths } from '../steps/prepare-paths.ts'
import { versionOf, type PathChoice } from './stored-path.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'

/** What paths are changed with. */
export interface PathDependencies {
  readonly database: Database
  readonly contents: Contents
}

/** A child whose path becomes another. */
export interface ChangedChild {
  readonly student_id: number
  readonly before: PathDocument
  readonly after: PathDocument
}

/** Throws 409 where a path is another than the one that was changed. */
export function mustBeUnchanged(choice: PathChoice, version: string): void {
  if (versionOf(choice) === version) return
  throw changedMeanwhile('Iemand anders heeft dit pad intussen gewijzigd. Uw wijzigingen staan er nog.')
}

/** Throws 422 for a path that can't be prepared, with the reason in a sentence. */
export function mustBePreparable(steps: PreparableSteps, path: PathDocument): void {
  const refusal = refusePath(path, steps.find)
  if (refusal !== null) throw invalidInput({ entries: refusal }, refusal)
}

/** Prepares the paths of children, all at once. */
export async function prepareChildren(
  { database, contents }: PathDependencies,
  { transaction, caller, now }: SupervisorCall,
  children: readonly ChangedChild[],
  known?: PreparableSteps,
): Promise<void> {
  if (children.length === 0) return
  const { organisation_id } = caller
  const steps = known ?? (await readPreparableSteps(transaction, contents, organisation_id))
  // In one order, so that two calls never wait for each other.
  const inOrder = children.toSorted((a, b) => a.student_id - b.student_id)
  for (const { student_id } of inOrder) await database.dialect.lockRow(transaction, 'student', student_id)
  const preparations = inOrder.map(({ student_id, before, after }) => ({
    student_id,
    organisation_id,
    path: after,
    before,
  }))
  await preparePaths(transaction, contents, { steps, preparations, now })
}
