import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readMeasures } from '../measures/read-measures.ts'
import { isWithin, type Period } from '../period.ts'
import type { ReportedChild } from './reported-child.ts'
import type { MeasuredChild } from './uwlr.ts'

/** Returns children with a measure that ended in this period. A school knows a child by its leerlingnummer. */
export async function readMeasuredChildren(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  children: readonly Pick<ReportedChild, 'student_id' | 'school_key' | 'eckid'>[],
  period: Period,
): Promise<MeasuredChild[]> {
  const measured: MeasuredChild[] = []
  for (const { student_id, school_key, eckid } of children) {
    if (school_key === null) continue
    const { measures } = await readMeasures(queries, contents, caller, student_id)
    const finished = measures.filter(
      ({ is_complete, last_answer_at }) =>
        is_complete && last_answer_at !== null && isWithin(period, last_answer_at),
    )
    if (finished.length > 0) measured.push({ student_id, school_key, eckid, measures: finished })
  }
  return measured
}
