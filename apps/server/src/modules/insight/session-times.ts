import type { Queries } from '../../db/database.ts'
import type { Period } from './period.ts'
import { type SessionTimes, toSessionTimes } from './practice.ts'
import { findTimes } from './queries.ts'

export async function readSessionTimes(
  queries: Queries,
  student_id: number,
  period: Period,
): Promise<SessionTimes[]> {
  return toSessionTimes(await findTimes(queries, student_id, period))
}
