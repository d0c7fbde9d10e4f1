import type { InterventionMeasured, InterventionResult, InterventionSummary } from '@letterliaan/contract'
import { dateOfDay, dayNumber, dutchFormat } from '@letterliaan/rules/calendar'
import { minMeasuredWords } from '@letterliaan/rules/intervention'
import { fill } from '@letterliaan/texts'
import { formatPercent } from '../../app/format.ts'
import * as texts from './texts.ts'

const longDay = dutchFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** '7 september 2026' of '2026-09-07'. */
export const sayDay = (day: string): string => longDay.format(dateOfDay(dayNumber(day)))

/** How sure it is stands beside what was right. */
export const sayMeasured = (measured: InterventionMeasured | null): readonly string[] => {
  if (measured === null) return [texts.measured.none]
  const { right, words, chance, low, high } = measured
  return [
    fill(texts.measured.numbers, { count: right, all: words }),
    fill(texts.measured.chance, {
      chance: formatPercent(chance),
      low: formatPercent(low),
      high: formatPercent(high),
    }),
  ]
}

export function sayVerdict({
  verdict,
  smallest,
  reached,
}: Pick<InterventionResult, 'verdict' | 'smallest' | 'reached'>): string {
  const said = fill(texts.verdicts[verdict], { count: minMeasuredWords, smallest: smallest ?? 0 })
  return reached === null ? said : `${said} ${texts.reached[reached]}`
}

/** Where it stands on a day; null while it runs. */
export function stateOf(
  { begin_on, end_on, archived_at }: Pick<InterventionSummary, 'begin_on' | 'end_on' | 'archived_at'>,
  today: string,
): string | null {
  if (archived_at !== null) return texts.list.archived
  if (end_on < today) return texts.list.ended
  return begin_on > today ? texts.list.coming : null
}
