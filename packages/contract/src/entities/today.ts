import * as z from 'zod'
import { Instruction } from './instruction.ts'
import { CalendarDay, Id, UnixSeconds } from './scalars.ts'

export const TodayStudent = z.object({
  id: Id,
  screen_name: z.string(),
  buddy_id: z.int().min(1).max(6),
})
export type TodayStudent = z.infer<typeof TodayStudent>

/** Identifies a cause and its severity. A cause that was dismissed at this level returns at a higher level. */
const CauseMark = z.object({ key: z.string().min(1).max(80), level: z.int().min(0).max(1_000_000) })

const TodayStep = z.object({ step_id: Id, label: z.string(), position: z.int().min(1) })

/** Why a child needs a supervisor, with the most urgent kind first (docs/design/supervisor.md, Vandaag). */
export const TodayCause = z.discriminatedUnion('kind', [
  CauseMark.extend({ kind: z.literal('no_steps') }),
  CauseMark.extend({ kind: z.literal('locked') }),
  /** The group that owns the path; null if the child has an own path. */
  CauseMark.extend({ kind: z.literal('path_done'), follows_group_id: Id.nullable() }),
  /** Null if the child has never practised. */
  CauseMark.extend({ kind: z.literal('absent'), last_at: UnixSeconds.nullable() }),
  CauseMark.extend({ kind: z.literal('back'), categories: z.array(z.string()) }),
  CauseMark.extend({
    kind: z.literal('stuck'),
    ...TodayStep.shape,
    failed: z.enum(['dictation', 'exercise']),
    num_failed: z.int().min(1),
    failed_at: UnixSeconds,
    /** Words that were wrong the last time. `written` is null if only some letters are known. */
    words: z.array(z.object({ word: z.string(), written: z.string().nullable() })),
  }),
  /** Signs that another person did the work: faster or slower, better or worse than usual for this child. */
  CauseMark.extend({
    kind: z.literal('suspect'),
    started_at: UnixSeconds,
    speed: z.enum(['faster', 'slower']).nullable(),
    skill: z.enum(['better', 'worse']).nullable(),
  }),
  /** Repeated low scores on a normed test, which are a reason for specialised care. */
  CauseMark.extend({ kind: z.literal('care'), scores: z.string() }),
  CauseMark.extend({ kind: z.literal('measured'), measure_id: Id }),
  /** An intervention that ends within a week or has just ended, and is not evaluated yet. */
  CauseMark.extend({
    kind: z.literal('intervention'),
    intervention_id: Id,
    label: z.string(),
    end_on: CalendarDay,
    is_over: z.boolean(),
  }),
  /** A measure of an intervention that was given more than a week ago and has not been taken. */
  CauseMark.extend({
    kind: z.literal('measure_waits'),
    intervention_id: Id,
    label: z.string(),
    given_at: UnixSeconds,
  }),
  CauseMark.extend({
    kind: z.literal('running_out'),
    follows_group_id: Id.nullable(),
    num_left: z.int().min(1).max(2),
  }),
])
export type TodayCause = z.infer<typeof TodayCause>

export const TodayMark = z.enum(['seen', 'later', 'open'])
export type TodayMark = z.infer<typeof TodayMark>

/** Marks apply to the whole organisation, so that colleagues need not look too. `open` removes a mark. */
export const TodayMarkBody = z.strictObject({ mark: TodayMark, causes: z.array(CauseMark).min(1).max(30) })
export type TodayMarkBody = z.infer<typeof TodayMarkBody>

/** A line for each child, with its causes in order of urgency. */
const TodayLine = TodayStudent.extend({ causes: z.array(TodayCause).min(1) })
export type TodayLine = z.infer<typeof TodayLine>

/** The present state (VAN-1, VAN-2, ZEG-5), only of active children that the caller sees. */
export const Today = z.object({
  first_steps: z.object({
    has_students: z.boolean(),
    has_steps: z.boolean(),
    has_cards: z.boolean(),
  }),
  /** The most urgent child is first. */
  lines: z.array(TodayLine),
  /** Dismissed causes that still apply, with the latest first. */
  put_away: z.array(
    TodayLine.extend({
      mark: TodayMark.exclude(['open']),
      marked_by: z.string(),
      marked_at: UnixSeconds,
      until: UnixSeconds,
    }),
  ),
  /** Notes whose follow-up is due and not done, with the oldest first. */
  follow_ups: z.array(
    TodayStudent.extend({ note_id: Id, text: z.string(), author: z.string(), follow_up_on: CalendarDay }),
  ),
  /** Instructions to evaluate, with the oldest first. */
  instructions: z.array(Instruction),
  num_marked_words: z.int().min(0),
  num_open_reports: z.int().min(0),
  /** Number of children whose work was not checked yet. The next call checks more children. */
  num_to_look_at: z.int().min(0),
})
export type Today = z.infer<typeof Today>

/** A group's week on its card. `is_last_week`: no child practised this week, so the numbers are of last week. */
export const GroupWeek = z.object({
  group_id: Id,
  is_last_week: z.boolean(),
  num_practised: z.int().min(0),
  minutes: z.int().min(0),
  words: z.int().min(0),
  words_wanted: z.int().nullable(),
})
export type GroupWeek = z.infer<typeof GroupWeek>

/** A child in the list of its class, with its minutes in this group (ZEG-4) and its present step. */
export const ChildWeek = z.object({
  student_id: Id,
  minutes: z.int().min(0),
  minutes_last_week: z.int().min(0),
  /** `phase_id`: the step's world; null for the treehouse. */
  step: TodayStep.extend({ phase_id: Id.nullable() }).nullable(),
})
export type ChildWeek = z.infer<typeof ChildWeek>
