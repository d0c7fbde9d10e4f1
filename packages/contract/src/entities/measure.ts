import * as z from 'zod'
import { groupLimits } from '../limits.ts'
import { Id, UnixSeconds } from './scalars.ts'

const World = z.int().min(1).max(4)

/** Startmeting, tussenmeting, eindmeting (rules.md, Measures). */
export const MeasureKind = z.enum(['start', 'interim', 'end'])
export type MeasureKind = z.infer<typeof MeasureKind>

/** What a measure proposes for a topic; `later` and `too_few` propose nothing. */
export const MeasureAdvice = z.enum(['waive', 'repeat', 'begin', 'later', 'too_few'])
export type MeasureAdvice = z.infer<typeof MeasureAdvice>

/** A part of a measure that waits for the student: the words of one world. It is taken as the test `test_id` of `step_id`. */
export const WaitingMeasure = z.object({
  step_id: Id,
  test_id: Id,
  world: World,
  num_words: z.int().min(1),
  num_done: z.int().min(0),
})
export type WaitingMeasure = z.infer<typeof WaitingMeasure>

/** Children who get a measure of these worlds. */
export const GiveMeasureBody = z.strictObject({
  student_ids: z.array(Id).min(1).max(groupLimits.students),
  kind: MeasureKind,
  worlds: z.array(World).min(1).max(4),
})
export type GiveMeasureBody = z.infer<typeof GiveMeasureBody>

/** The measures that were given; `waiting`: the children who got none, as one waits for them already. */
export const GivenMeasures = z.object({ measure_ids: z.array(Id), waiting: z.array(Id) })
export type GivenMeasures = z.infer<typeof GivenMeasures>

/** A step of the curriculum in a topic: of the words that it teaches, how many were asked and right. */
export const MeasuredStep = z.object({
  nr: z.int().min(1),
  label: z.string(),
  right: z.int().min(0),
  words: z.int().min(0),
})
export type MeasuredStep = z.infer<typeof MeasuredStep>

/**
 * How a child did in a topic: a few spelling categories that belong together. `reason` says why `advice` is proposed, for a
 * person. `mistakes`: the words that went wrong, as the child wrote them.
 */
export const MeasuredTopic = z.object({
  key: z.string(),
  label: z.string(),
  world: World,
  right: z.int().min(0),
  words: z.int().min(0),
  advice: MeasureAdvice,
  reason: z.string(),
  steps: z.array(MeasuredStep),
  mistakes: z.array(z.object({ word: z.string(), input: z.string() })),
})
export type MeasuredTopic = z.infer<typeof MeasuredTopic>

/**
 * A measure as its supervisor sees it. `topics` are those of the worlds that are finished, in the order of the path.
 * `withdrawn_at`: since then nothing of it waits for the child. `applied`: the keys of the topics whose proposal was
 * taken over. `decided_at`: when a supervisor took something over, or decided to take nothing over; until then the proposal
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
  applied: z.array(z.string()),
  decided_at: UnixSeconds.nullable(),
})
export type Measure = z.infer<typeof Measure>

/** The measures of a child, the first first. */
export const StudentMeasures = z.object({ student_id: Id, name: z.string(), measures: z.array(Measure) })
export type StudentMeasures = z.infer<typeof StudentMeasures>

/** The topics of which a supervisor takes the proposal over, by key; none: it decides to take nothing over. */
export const ApplyMeasureBody = z.strictObject({ topics: z.array(z.string().max(40)).max(40) })
export type ApplyMeasureBody = z.infer<typeof ApplyMeasureBody>
