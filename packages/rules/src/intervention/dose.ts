import {
  countInterventionWeeks,
  type InterventionSession,
  type InterventionWeek,
} from '@letterliaan/contract'
import { findStartOfDay } from '../calendar/index.ts'

export interface InterventionDays {
  readonly begin_on: string
  readonly end_on: string
}

export interface Dose {
  readonly times_per_week: number
  readonly minutes: number
}

/** Unix seconds. */
export interface PractisedTime {
  readonly from: number
  readonly until: number
}

/** Converts days to a span in unix seconds; `until` is exclusive. Requires valid days. */
export function toSpan({ begin_on, end_on }: InterventionDays): { since: number; until: number } {
  return { since: findStartOfDay(begin_on) ?? 0, until: findStartOfDay(end_on, 1) ?? 0 }
}

/** Lists sessions outside the app that were held within the intervention. */
export function listPractisedTimes(
  sessions: readonly Pick<InterventionSession, 'held_on' | 'minutes'>[],
  { begin_on, end_on }: InterventionDays,
): PractisedTime[] {
  return sessions
    .filter(({ held_on }) => held_on >= begin_on && held_on <= end_on)
    .map(({ held_on, minutes }) => {
      const from = findStartOfDay(held_on) ?? 0
      return { from, until: from + 60 * minutes }
    })
}

/** Lists planned and done practice by week from the first day. Practice counts in the week of its start. */
export function computeDoseByWeek(
  days: InterventionDays,
  { times_per_week, minutes }: Dose,
  practised: readonly PractisedTime[],
  now: number,
): InterventionWeek[] {
  const { until } = toSpan(days)
  return Array.from({ length: countInterventionWeeks(days) }, (_, at) => {
    const since = findStartOfDay(days.begin_on, 7 * at) ?? 0
    const end = Math.min(until, findStartOfDay(days.begin_on, 7 * (at + 1)) ?? 0)
    const inWeek = practised.filter(({ from }) => from >= since && from < end)
    const seconds = inWeek.reduce((sum, time) => sum + time.until - time.from, 0)
    return {
      since,
      planned: since > now ? 0 : times_per_week * minutes,
      minutes: Math.round(seconds / 60),
      times: inWeek.length,
    }
  })
}
