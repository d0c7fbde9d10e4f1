import * as z from 'zod'
import { interventionLimits } from '../limits.ts'
import { MeasuredChange } from './measure.ts'
import { CalendarDay, Id, textWithoutNul, UnixSeconds, Version } from './scalars.ts'

const { weeks } = interventionLimits
const dayMs = 24 * 60 * 60 * 1000

/** Returns the number of weeks from the first through the last day. Part of a week counts as a whole week. */
export const countInterventionWeeks = ({ begin_on, end_on }: { begin_on: string; end_on: string }): number =>
  Math.ceil((Date.parse(end_on) - Date.parse(begin_on) + dayMs) / (7 * dayMs))

const isOfWeeks = (days: { begin_on: string; end_on: string }): boolean =>
  countInterventionWeeks(days) >= weeks.min && countInterventionWeeks(days) <= weeks.max

export const InterventionTopic = z.object({
  key: z.string(),
  label: z.string(),
  world: z.int().min(1).max(4),
})
export type InterventionTopic = z.infer<typeof InterventionTopic>

/** `topic`: as in measures. `wanted`: right words of a hundred average ones. A measure can't prove a higher goal. */
export const InterventionGoal = z.strictObject({
  topic: z.string().min(1).max(40),
  wanted: z.int().min(interventionLimits.wanted.min).max(interventionLimits.wanted.max),
})
export type InterventionGoal = z.infer<typeof InterventionGoal>

/** The plan of an intervention (ADR 42). Practice and measures are in the log. */
const Plan = z.strictObject({
  label: z.string().trim().min(1).max(interventionLimits.label),
  group_id: Id.nullable(),
  student_ids: z.array(Id).min(1).max(interventionLimits.students),
  goals: z.array(InterventionGoal).min(1).max(interventionLimits.goals),
  times_per_week: z.int().min(1).max(7),
  minutes: z.int().min(5).max(90),
  begin_on: CalendarDay,
  end_on: CalendarDay,
  guide: textWithoutNul(interventionLimits.line),
  approach: textWithoutNul(interventionLimits.text),
})

export const InterventionPlan = Plan.refine(isOfWeeks, {
  path: ['end_on'],
  message: `Een interventie duurt ${weeks.min} tot ${weeks.max} weken. Kies een andere laatste dag.`,
})
export type InterventionPlan = z.infer<typeof InterventionPlan>

/** `student_ids`: the children that the caller sees. */
export const InterventionSummary = Plan.extend({
  id: Id,
  group_name: z.string().nullable(),
  topic_labels: z.array(z.string()),
  archived_at: UnixSeconds.nullable(),
})
export type InterventionSummary = z.infer<typeof InterventionSummary>

/** `chance` of an average word, with its 90% interval. */
export const InterventionMeasured = z.object({
  measure_id: Id,
  measured_at: UnixSeconds,
  right: z.int().min(0),
  words: z.int().min(0),
  chance: z.number().min(0).max(1),
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
})
export type InterventionMeasured = z.infer<typeof InterventionMeasured>

/** `same`: the change is not larger than its error. `too_few`: a measure has fewer than fifteen words. */
export const InterventionVerdict = z.enum([
  ...MeasuredChange.options,
  'same',
  'too_few',
  'no_before',
  'no_after',
])
export type InterventionVerdict = z.infer<typeof InterventionVerdict>

/** `smallest`: the smallest rise (points) that the two measures could show. `reached`: null if unknown. */
export const InterventionResult = InterventionGoal.extend({
  label: z.string(),
  before: InterventionMeasured.nullable(),
  after: InterventionMeasured.nullable(),
  verdict: InterventionVerdict,
  smallest: z.int().min(0).nullable(),
  reached: z.enum(['yes', 'no', 'unsure']).nullable(),
})
export type InterventionResult = z.infer<typeof InterventionResult>

/** A week of the intervention, counted from its first day. `planned`: minutes, 0 in a future week. */
export const InterventionWeek = z.object({
  since: UnixSeconds,
  planned: z.int().min(0),
  minutes: z.int().min(0),
  times: z.int().min(0),
})
export type InterventionWeek = z.infer<typeof InterventionWeek>

/** `planned`: minutes up to this week. `waits_since`: when the measure that is not finished was given. */
export const InterventionChild = z.object({
  student_id: Id,
  name: z.string(),
  evaluation: z.string(),
  planned: z.int().min(0),
  minutes: z.int().min(0),
  times: z.int().min(0),
  weeks: z.array(InterventionWeek),
  results: z.array(InterventionResult),
  waits_since: UnixSeconds.nullable(),
})
export type InterventionChild = z.infer<typeof InterventionChild>

/** Guidance outside the app, which counts for the children who were present. */
export const InterventionSession = z.strictObject({
  held_on: CalendarDay,
  minutes: z.int().min(1).max(interventionLimits.sessionMinutes),
  what: textWithoutNul(interventionLimits.line),
  who: textWithoutNul(interventionLimits.line),
  absent: z.array(Id).max(interventionLimits.students).default([]),
})
export type InterventionSession = z.infer<typeof InterventionSession>

/** `version`: of the plan and notes, so that an undo does not revert another user's change. */
export const Intervention = InterventionSummary.extend({
  version: Version,
  made_by: z.string(),
  num_weeks: z.int().min(1),
  evaluation: z.string(),
  sessions: z.array(InterventionSession),
  children: z.array(InterventionChild),
})
export type Intervention = z.infer<typeof Intervention>

const Evaluation = z.strictObject({
  evaluation: textWithoutNul(interventionLimits.text),
  /** Gives a 409 if another text is stored. */
  evaluation_before: textWithoutNul(interventionLimits.text).optional(),
})

/** A field or child that is left out does not change. */
export const InterventionChange = z
  .strictObject({
    plan: InterventionPlan,
    sessions: z.array(InterventionSession).max(interventionLimits.sessions),
    ...Evaluation.shape,
    children: z.array(Evaluation.extend({ student_id: Id })).max(interventionLimits.students),
    is_archived: z.boolean(),
  })
  .partial()
export type InterventionChange = z.infer<typeof InterventionChange>
