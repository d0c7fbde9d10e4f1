import type { Queries } from '../../db/database.ts'
import { overlapOf, type Period } from './period.ts'
import { findMemberships } from './queries.ts'

/** The parts of a period in which each child was in the group, by its id (ZEG-4). */
export async function readMembershipPeriods(
  queries: Queries,
  group_id: number,
  period: Period,
): Promise<ReadonlyMap<number, readonly Period[]>> {
  const periods = new Map<number, Period[]>()
  for (const { student_id, since, until } of await findMemberships(queries, group_id)) {
    const part = overlapOf(period, { since, until: until ?? Number.MAX_SAFE_INTEGER })
    if (part !== null) periods.set(student_id, [...(periods.get(student_id) ?? []), part])
  }
  return periods
}
