import * as z from 'zod'
import { groupLimits, interventionLimits } from '../limits.ts'
import { CalendarDay, Id, UnixSeconds, Version } from './scalars.ts'

const World = z.int().min(1).max(4)

/** rules.md, Measures. */
export const MeasureKind = z.enum(['start', 'interim', 'end'])
export type MeasureKind = z.infer<typeof MeasureKind>

/** Advice about a topic. `later` and `too_few` propose nothing. */
export const MeasureAdvice = z.enum(['waive', 'repeat', 'begin', 'later', 'too_few'])
export type MeasureAdvice = z.infer<typeof MeasureAdvice>

/** How well a child knows a topic. `unknown`: too few words. `almost`: not certain. */
export const MeasureBand = z.enum(['known', 'almost', 'not_yet', 'unknown'])
export type MeasureBand = z.infer<typeof MeasureBand>

/** Set only if the change is larger than its error. */
export const MeasuredChange = z.enum(['forward', 'back'])
export type MeasuredChange = z.infer<typeof MeasuredChange>

/** The words of one world, at most `num_words`, which are taken as test `test_id` of `step_id`. */
export const WaitingMeasure = z.object({
  step_id: Id,
  test_id: Id,
  world: World,
  num_words: z.int().min(1),
  num_done: z.int().min(0),
})
export type WaitingMeasure = z.infer<typeof WaitingMeasure>

export const GiveMeasureBody = z.strictObject({
  student_ids: z.array(Id).min(1).max(groupLimits.students),
  kind: MeasureKind,
  worlds: z.array(World).min(1).max(4),
})
export type GiveMeasureBody = z.infer<typeof GiveMeasureBody>

export const GiveMeasureResult = z.object({ measure_ids: z.array(Id), waiting: z.array(Id) })
export type GiveMeasureResult = z.infer<typeof GiveMeasureResult>

export const MeasuredStep = z.object({
  nr: z.int().min(1),
  label: z.string(),
  right: z.int().min(0),
  words: z.int().min(0),
})
export type MeasuredStep = z.infer<typeof MeasuredStep>

/** `chance` of an average word, with its 90% interval. `smallest`: the smallest rise (points) that it can show. */
export const MeasuredTopic = z.object({
  key: z.string(),
  label: z.string(),
  world: World,
  right: z.int().min(0),
  words: z.int().min(0),
  band: MeasureBand,
  chance: z.number().min(0).max(1),
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
  changed: MeasuredChange.nullable(),
  smallest: z.int().min(0).nullable(),
  advice: MeasureAdvice,
  reason: z.string(),
  steps: z.array(MeasuredStep),
  mistakes: z.array(z.object({ word: z.string(), input: z.string() })),
})
export type MeasuredTopic = z.infer<typeof MeasuredTopic>

/**
 * `topics`: of finished worlds, or all answered ones if withdrawn, in path order. `changes`: of a world's
 * topics together, since the previous measure. `applied`: accepted topics. `decided_at`: null while the proposal
 * waits.
 */
export const Measure = z.object({
  id: Id,
  kind: MeasureKind,
  created_at: UnixSeconds,
  withdrawn_at: UnixSeconds.nullable(),
  worlds: z.array(World),
  num_words: z.int().min(0),
  num_done: z.int().min(0),
  last_answer_at: UnixSeconds.nullable(),
  is_complete: z.boolean(),
  topics: z.array(MeasuredTopic),
  changes: z.array(z.object({ world: World, changed: MeasuredChange })),
  applied: z.array(z.string()),
  decided_at: UnixSeconds.nullable(),
})
export type Measure = z.infer<typeof Measure>

/** A score on a normed test as the school reports it. The product never calculates one. */
export const NormedMoment = z.strictObject({
  test: z.string().trim().min(1).max(interventionLimits.test),
  taken_on: CalendarDay,
  score: z.string().trim().min(1).max(interventionLimits.score),
})
export type NormedMoment = z.infer<typeof NormedMoment>

export const NormedMoments = z.strictObject({
  moments: z.array(NormedMoment).max(interventionLimits.moments),
})
export type NormedMoments = z.infer<typeof NormedMoments>

export const VersionedMoments = NormedMoments.extend({ version: Version })
export type VersionedMoments = z.infer<typeof VersionedMoments>

export const StudentMeasures = z.object({
  student_id: Id,
  name: z.string(),
  measures: z.array(Measure),
  normed: VersionedMoments,
})
export type StudentMeasures = z.infer<typeof StudentMeasures>

/** Keys of the accepted topics. If the list is empty, nothing is accepted. */
export const ApplyMeasureBody = z.strictObject({ topics: z.array(z.string().max(40)).max(40) })
export type ApplyMeasureBody = z.infer<typeof ApplyMeasureBody>
