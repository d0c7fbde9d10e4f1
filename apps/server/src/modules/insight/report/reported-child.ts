import { formatFullName } from '@letterliaan/rules'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { listGroups } from '../../people/index.ts'
import { findGroupIds, findReportedStudents } from '../queries.ts'

export interface ReportedChild {
  readonly student_id: number
  /** First and last name, as the school has them. */
  readonly name: string
  readonly first_name: string
  /** Leerlingnummer; null if unknown. */
  readonly school_key: string | null
  readonly eckid: string | null
}

/** Throws 404 for a child that the caller does not see. */
export async function getReportedChild(
  queries: Queries,
  caller: UserCaller,
  student_id: number,
): Promise<ReportedChild> {
  await assertSupervised(queries, caller, student_id)
  const [child] = await readReportedChildren(queries, [student_id])
  if (child === undefined) throw createNotFoundError()
  return child
}

/** Reads children sorted by name, so that the order says nothing about results. */
export async function readReportedChildren(
  queries: Queries,
  student_ids: readonly number[],
): Promise<ReportedChild[]> {
  if (student_ids.length === 0) return []
  const rows = await findReportedStudents(queries, student_ids)
  return rows
    .map(({ id, screen_name, school_key, eckid, ...names }) => ({
      student_id: id,
      name: formatFullName(names) || screen_name,
      first_name: names.first_name || screen_name,
      school_key,
      eckid,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.student_id - b.student_id)
}

export async function readGroupNames(
  queries: Queries,
  caller: UserCaller,
  student_id: number,
): Promise<string> {
  const [groups, ids] = await Promise.all([listGroups(queries, caller), findGroupIds(queries, student_id)])
  const own = new Set(ids.map(({ group_id }) => group_id))
  return groups
    .filter(({ id }) => own.has(id))
    .map(({ name }) => name)
    .join(', ')
}
