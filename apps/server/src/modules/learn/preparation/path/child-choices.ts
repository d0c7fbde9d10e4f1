import { toPathDocument } from '@letterliaan/rules/preparation'
import type { Queries } from '../../../../db/database.ts'
import { findPreparedSteps, type PreparedRow } from '../steps/queries.ts'
import { toPreparedStep } from '../steps/prepared-step.ts'
import { findGroupsOf, findPathsOfGroups, findPathsOfStudents, type PathRow } from './queries.ts'
import { readPath, type PathChoice } from './stored-path.ts'

export interface ChildChoice extends PathChoice {
  readonly student_id: number
  readonly stored: PathRow | null
  readonly steps: readonly PreparedRow[]
  readonly groups: readonly { readonly id: number; readonly name: string }[]
}

const nothingWorked: ReadonlySet<number> = new Set()

/** Reads each child's path, or its present steps if it left its followed group or has no stored path. */
export async function readChildChoices(
  queries: Queries,
  student_ids: readonly number[],
): Promise<readonly ChildChoice[]> {
  if (student_ids.length === 0) return []
  const [stored, groups, steps] = await Promise.all([
    findPathsOfStudents(queries, student_ids),
    findGroupsOf(queries, student_ids),
    findPreparedSteps(queries, student_ids),
  ])
  const followed = stored.flatMap(({ follows_group_id }) => follows_group_id ?? [])
  const ofGroups = followed.length === 0 ? [] : await findPathsOfGroups(queries, followed)
  const groupPaths = new Map(ofGroups.map((row) => [row.group_id, row]))
  const rowOf = new Map(stored.map((row) => [row.student_id, row]))
  const groupsOf = Map.groupBy(groups, ({ student_id }) => student_id)
  const stepsOf = Map.groupBy(steps, ({ student_id }) => student_id)
  return student_ids.map((student_id) => {
    const known = {
      student_id,
      stored: rowOf.get(student_id) ?? null,
      steps: stepsOf.get(student_id) ?? [],
      groups: groupsOf.get(student_id) ?? [],
    }
    return { ...known, ...choiceOf(known, groupPaths) }
  })
}

function choiceOf(
  { stored, steps, groups }: Omit<ChildChoice, keyof PathChoice>,
  groupPaths: ReadonlyMap<number | null, PathRow>,
): PathChoice {
  const asItIs = () => toPathDocument(steps.map((row) => toPreparedStep(row, nothingWorked)))
  if (stored === null) return { follows_group_id: null, path: asItIs() }
  const { follows_group_id } = stored
  if (follows_group_id === null) return { follows_group_id, path: readPath(stored) }
  const followed = groupPaths.get(follows_group_id)
  return followed !== undefined && groups.some(({ id }) => id === follows_group_id)
    ? { follows_group_id, path: readPath(followed) }
    : { follows_group_id: null, path: asItIs() }
}
