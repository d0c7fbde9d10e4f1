import { filterWithinSpan } from './log-sums.ts'
import type { Bench } from './compare-child.ts'
import { findMondayOfWeek, voidedWeek } from './play-year.ts'
import type { DoneTask, SchoolChild } from './school.ts'

const weekSeconds = 7 * 86_400

/** Returns the child's own work, except voided sessions. */
export function listWorkDone({ school }: Bench, child: SchoolChild): DoneTask[] {
  const own = school.done.filter(({ student_id }) => student_id === child.student_id)
  if (child.event !== 'voided') return own
  const monday = findMondayOfWeek(voidedWeek)
  return own.filter(({ at }) => at < monday || at >= monday + weekSeconds)
}

/** Checks that the log contains exactly what the children did, because all counts are derived from it. */
export function compareLog(bench: Bench, child: SchoolChild): void {
  const rows = filterWithinSpan(bench.rowsOf.get(child.student_id) ?? [], { since: 0, until: Infinity })
  bench.tally.compare(
    'log, with what was done',
    child.name,
    rows.map((row) => [row.template, row.word, row.is_right, row.time_ms, row.created_at]),
    listWorkDone(bench, child).map(({ template, word, written, time_ms, at }) => [
      template,
      word,
      written === null,
      time_ms,
      at,
    ]),
  )
}
