import type {
  Intervention,
  InterventionMeasured,
  InterventionResult,
  InterventionSummary,
} from '@letterliaan/contract'
import { toDateOfDay, toDayNumber, createDutchFormat } from '@letterliaan/rules/calendar'
import { minMeasuredWords } from '@letterliaan/rules/intervention'
import { fill } from '@letterliaan/texts'
import { formatPercent } from '../../app/format.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

const longDay = createDutchFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** Returns '7 september 2026' for '2026-09-07'. */
export const formatLongDay = (day: string): string => longDay.format(toDateOfDay(toDayNumber(day)))

/** Formats the number of right answers, with the interval of the estimate. */
export const formatMeasured = (measured: InterventionMeasured | null): string => {
  if (measured === null) return texts.measured.none
  const { right, words, chance, low, high } = measured
  return fill(texts.measured.told, {
    count: right,
    all: words,
    chance: formatPercent(chance),
    low: formatPercent(low),
    high: formatPercent(high),
  })
}

/** Returns the right answers before and after: '9 → 15 van 16'. */
export function formatCountsBeforeAndAfter({
  before,
  after,
}: Pick<InterventionResult, 'before' | 'after'>): string {
  const tell = ({ right, words }: InterventionMeasured) =>
    fill(commonTexts.countOf, { count: right, all: words })
  if (before === null) return after === null ? texts.measured.none : tell(after)
  if (after === null) return tell(before)
  return `${before.words === after.words ? before.right : tell(before)} → ${tell(after)}`
}

export const summariseIntervention = ({ children, goals, topic_labels }: Intervention): readonly string[] =>
  goals.map(({ topic, wanted }, at) => {
    const results = children.flatMap((child) => child.results.filter((result) => result.topic === topic))
    const count = (is: (result: InterventionResult) => boolean): number => results.filter(is).length
    const both = count(({ before, after }) => before !== null && after !== null)
    const told = {
      goal: fill(texts.page.goal, { label: topic_labels[at] ?? '', wanted }),
      both,
      all: children.length,
    }
    return both === 0
      ? fill(texts.page.noneMeasured, told)
      : fill(texts.page.summary, {
          ...told,
          forward: count(({ verdict }) => verdict === 'forward'),
          back: count(({ verdict }) => verdict === 'back'),
          reached: count(({ reached }) => reached === 'yes'),
        })
  })

export function describeVerdict({
  verdict,
  smallest,
  reached,
}: Pick<InterventionResult, 'verdict' | 'smallest' | 'reached'>): string {
  const said = fill(texts.verdicts[verdict], { count: minMeasuredWords, smallest: smallest ?? 0 })
  return reached === null ? said : `${said} ${texts.reached[reached]}`
}

/** Returns the state on the day `today`, or null while the intervention runs. */
export function describeInterventionState(
  { begin_on, end_on, archived_at }: Pick<InterventionSummary, 'begin_on' | 'end_on' | 'archived_at'>,
  today: string,
): string | null {
  if (archived_at !== null) return texts.list.archived
  if (end_on < today) return texts.list.ended
  return begin_on > today ? texts.list.coming : null
}
