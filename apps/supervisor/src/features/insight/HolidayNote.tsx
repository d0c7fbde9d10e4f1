import type { Holiday } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import styles from './Insight.module.css'
import { shadeHolidays } from './shade-holidays.ts'
import { texts } from './texts.ts'

/** Names the holidays that a chart shades. `weeks`: the Mondays of its weeks. */
export function HolidayNote({
  holidays,
  weeks,
}: {
  readonly holidays: readonly Holiday[]
  readonly weeks: readonly { readonly week: string }[]
}) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (first === undefined || last === undefined) return null
  const shades = shadeHolidays(holidays, { first: first.week, last: last.week })
  if (shades.length === 0) return null
  const names = [...new Set(shades.map(({ name }) => name))].join(', ')
  return <p className={styles.note}>{fill(texts.holidaysShaded, { names })}</p>
}
