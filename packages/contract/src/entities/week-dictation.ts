import * as z from 'zod'
import { ownStepLimits } from '../limits.ts'
import { OwnWordList } from './own-step.ts'
import { CalendarDay, Id, UnixSeconds } from './scalars.ts'

/** A dictation that a child may take today, as test `test_id` of `step_id`. */
export const WaitingDictation = z.object({
  step_id: Id,
  test_id: Id,
  label: z.string(),
  num_words: z.int().min(0),
  num_done: z.int().min(0),
})
export type WaitingDictation = z.infer<typeof WaitingDictation>

const Child = z.object({ student_id: Id, name: z.string() })

/** A list that becomes the week's words, or the id of an existing own step. */
export const NewWeekDictation = z.union([
  z.strictObject({ group_id: Id, day: CalendarDay, list: OwnWordList.omit({ apart: true }) }),
  z.strictObject({ group_id: Id, day: CalendarDay, own_step_id: Id }),
])
export type NewWeekDictation = z.infer<typeof NewWeekDictation>

/** Children sorted by name. Each gets the words in its treehouse. */
export const DictationReach = z.object({
  children: z.array(Child),
  /** Children who don't get the words, each with a reason in Dutch. */
  unreached: z.array(Child.extend({ reason: z.string() })),
})
export type DictationReach = z.infer<typeof DictationReach>

export const DictationPreviewBody = z.strictObject({
  categories: z.array(z.string().min(1).max(40)).max(ownStepLimits.words),
})

/** Children for whom the words seem hard or easy by today's estimates, sorted by name. This is only a hint. */
export const DictationPreview = DictationReach.extend({
  hard: z.array(Child),
  easy: z.array(Child),
})
export type DictationPreview = z.infer<typeof DictationPreview>

/** `num_taken`: the number of children with a complete result. */
export const WeekDictationSummary = z.object({
  id: Id,
  group_id: Id,
  own_step_id: Id,
  label: z.string(),
  day: CalendarDay,
  closed_at: UnixSeconds.nullable(),
  num_children: z.int().min(0),
  num_taken: z.int().min(0),
})
export type WeekDictationSummary = z.infer<typeof WeekDictationSummary>

/** `input`: null if only right or wrong is known. `error`: the kind of error, in Dutch. */
export const DictationAnswer = z.object({
  word_id: Id,
  input: z.string().nullable(),
  is_right: z.boolean(),
  error: z.string().nullable(),
})
export type DictationAnswer = z.infer<typeof DictationAnswer>

export const DictationResult = Child.extend({
  /** Null if there is no result yet. Marks entered by hand are used instead of a result on a device. */
  how: z.enum(['device', 'hand']).nullable(),
  is_complete: z.boolean(),
  /** By the school's scale; null if it has none or the dictation is incomplete. */
  mark: z.number().min(1).max(10).nullable(),
  answers: z.array(DictationAnswer),
})
export type DictationResult = z.infer<typeof DictationResult>

export const WeekDictation = WeekDictationSummary.extend({
  group_name: z.string(),
  made_by: z.string(),
  /** True if no child has started the dictation and it was not marked. */
  can_withdraw: z.boolean(),
  words: z.array(
    z.object({
      id: Id,
      word: z.string(),
      sentence: z.string(),
      /** The spelling category to teach to the children who missed the word. */
      topic: z.object({ category: z.string(), name: z.string() }).nullable(),
    }),
  ),
  ...DictationReach.shape,
  results: z.array(DictationResult),
})
export type WeekDictation = z.infer<typeof WeekDictation>

const Marks = z
  .array(
    z.strictObject({
      word_id: Id,
      /** The child's spelling; null if only right or wrong is marked. */
      input: z.string().trim().max(100).nullable(),
      is_right: z.boolean(),
    }),
  )
  .max(ownStepLimits.words)

/** All words of a child at once. If the list is empty, the marks are removed. */
export const DictationMarks = z.strictObject({
  student_id: Id,
  marks: Marks,
  /** Gives a 409 if the child has other marks by hand. */
  before: Marks.optional(),
})
export type DictationMarks = z.infer<typeof DictationMarks>
