import { daySeconds } from '@letterliaan/rules/calendar'
import { toSpan, type InterventionDays } from '@letterliaan/rules/intervention'
import type { Period } from '../period.ts'

export interface InterventionPhase extends Period {
  readonly name: string
}

/** Measures within this time before or after the interventions belong to them. */
const aroundSeconds = 84 * daySeconds

/** Returns the phases before, during, between and after the interventions, which must be in order. */
export function listInterventionPhases(interventions: readonly InterventionDays[]): InterventionPhase[] {
  const spans = interventions.map(toSpan)
  const [first, last] = [spans[0], spans.at(-1)]
  if (first === undefined || last === undefined) return []
  const within = spans.flatMap((span, at): InterventionPhase[] => {
    const before = spans[at - 1]
    const phase = {
      name: `Interventie ${at + 1}`,
      since: Math.max(span.since, before?.until ?? 0),
      until: span.until,
    }
    return before !== undefined && before.until < span.since
      ? [{ name: 'Tussendoor', since: before.until, until: span.since }, phase]
      : [phase]
  })
  return [
    { name: 'Vooraf', since: first.since - aroundSeconds, until: first.since },
    ...within,
    { name: 'Daarna', since: last.until, until: last.until + aroundSeconds },
  ]
}
