import { within } from './log-sums.ts'
import type { Bench } from './pages.ts'
import { mondayOf, voidedWeek } from './play-year.ts'
import type { Done, SchoolChild } from './school.ts'

const weekSeconds = 7 * 86_400

/** Returns the child's own work, without voided sessions. */
export function doneBy({ school }: Bench, child: SchoolChild): Done[] {
  const own = school.done.filter(({ student_id }) => student_id === child.student_id)
  if (child.event !== 'voided') return own
  const monday = mondayOf(voidedWeek)
  return own.filter(({ at }) => at < monday || at >= monday + weekSeconds)
}

/** Checks that the log contains exactly what the children did, as all counts are derived from it. */
export function compareLog(bench: Bench, child: SchoolChild): void {
  const rows = within(bench.rowsOf.get(child.student_id) ?? [], { since: 0, until: Infinity })
  bench.tally.compare(
    'log, with what was done',
    child.name,
    rows.map((row) => [row.template, row.word, row.is_right, row.time_ms, row.created_at]),
    doneBy(bench, child).map(({ template, word, written, time_ms, at }) => [
      template,
      word,
      written === null,
      time_ms,
      at,
    ]),
  )
}
