import { countInterventionWeeks, type InterventionPlan } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { toAmsterdamDate, toDateOfDay, toDayNumber } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

/** The values of the form. A goal without a topic is ignored. */
export interface PlanDraft extends Omit<InterventionPlan, 'goals'> {
  readonly goals: readonly { readonly topic: string; readonly wanted: number }[]
}

export type PlanErrors = { readonly [K in 'label' | 'goals' | 'student_ids' | 'end_on']?: string }

const initialWanted = interventionLimits.wanted.max
const daysToFriday = 11 * 7 + 4
const toDay = (day: number): string => toDateOfDay(day).toISOString().slice(0, 10)

/** Returns a plan of twelve school weeks from next Monday. `now` in unix seconds. */
export function createDraft(
  { group_id, student_ids }: Pick<InterventionPlan, 'group_id' | 'student_ids'>,
  now: number,
): PlanDraft {
  const today = toDayNumber(toAmsterdamDate(now))
  const monday = today + ((8 - toDateOfDay(today).getUTCDay()) % 7)
  return {
    group_id,
    student_ids,
    label: '',
    goals: [{ topic: '', wanted: initialWanted }],
    times_per_week: 3,
    minutes: 20,
    begin_on: toDay(monday),
    end_on: toDay(monday + daysToFriday),
    guide: '',
    approach: '',
  }
}

export function listGoalPlaces({ goals }: PlanDraft): PlanDraft['goals'] {
  const chosen = goals.filter(({ topic }) => topic !== '')
  const isFull = chosen.length === interventionLimits.goals
  return isFull ? chosen : [...chosen, { topic: '', wanted: initialWanted }]
}

export const changeGoal = (
  draft: PlanDraft,
  place: number,
  change: Partial<PlanDraft['goals'][number]>,
): PlanDraft => ({
  ...draft,
  goals: listGoalPlaces(draft).map((goal, at) => (at === place ? Object.assign({}, goal, change) : goal)),
})

export const toPlan = ({ goals, ...draft }: PlanDraft): InterventionPlan => ({
  ...draft,
  goals: goals.filter(({ topic }) => topic !== '').map(({ topic, wanted }) => ({ topic, wanted })),
})

const isDay = (day: string): boolean => /^20\d\d-\d\d-\d\d$/.test(day)

/** Returns the number of weeks, or null if a day is invalid. */
export const countWeeksOfDraft = (draft: PlanDraft): number | null =>
  isDay(draft.begin_on) && isDay(draft.end_on) ? countInterventionWeeks(draft) : null

export function validatePlan(draft: PlanDraft): PlanErrors {
  const { goals, student_ids } = toPlan(draft)
  const topics = goals.map(({ topic }) => topic)
  const { students, weeks } = interventionLimits
  const num = countWeeksOfDraft(draft)
  return {
    ...(draft.label.trim() === '' && { label: texts.form.needsLabel }),
    ...(new Set(topics).size < topics.length && { goals: texts.form.onceGoal }),
    ...(goals.length === 0 && { goals: texts.form.needsGoal }),
    ...((student_ids.length === 0 || student_ids.length > students) && {
      student_ids: fill(texts.form.needsChild, { count: students }),
    }),
    ...((num === null || num < weeks.min || num > weeks.max) && { end_on: texts.form.needsWeeks }),
  }
}
