import * as z from 'zod'
import { Activity } from './activity.ts'
import { ProgressBody } from './progress.ts'
import { Difficulty, Id, UnixSeconds } from './scalars.ts'

const activityEvent = <const E extends string>(event: E) =>
  z.object({ event: z.literal(event), time: UnixSeconds, data: z.object({ activity: Activity }) })

/** A word from a supervisor (ZIEN-2): plain text; `sender` is its name. */
export const Encouragement = z.object({ message: z.string(), sender: z.string() })
export type Encouragement = z.infer<typeof Encouragement>

/** A badge as a present (ZIEN-2); `message` null: none came with it. */
export const BadgePresent = z.object({
  activity: Activity,
  message: z.string().nullable(),
  sender: z.string(),
})
export type BadgePresent = z.infer<typeof BadgePresent>

/**
 * What a live channel tells (LIVE-2, LIVE-3, LIVE-4): `time` is when it happened, by the server's clock. 'hello' comes first
 * on every stream and carries nothing but that clock; 'audio' asks the app to play the sound at `url`.
 */
export const LiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('hello'), time: UnixSeconds, data: z.object({}) }),
  activityEvent('complete_exercise'),
  /** The activity's `item_id` is the badge. */
  activityEvent('reward_earned'),
  /** A supervisor changed the child's calm profile: the app fetches the profile again. */
  z.object({ event: z.literal('calm_profile'), time: UnixSeconds, data: z.object({}) }),
  /** A supervisor changed what the child has done: the app fetches it again. */
  z.object({ event: z.literal('work_changed'), time: UnixSeconds, data: z.object({}) }),
  z.object({ event: z.literal('audio'), time: UnixSeconds, data: z.object({ url: z.string() }) }),
  z.object({ event: z.literal('encouragement'), time: UnixSeconds, data: Encouragement }),
  /** A badge that a supervisor gave; the activity's `item_id` is the badge. */
  z.object({ event: z.literal('badge_present'), time: UnixSeconds, data: BadgePresent }),
  /** A supervisor had an exercise begun anew: the app fetches it again, and so does the child who is in it. */
  z.object({
    event: z.literal('exercise_reset'),
    time: UnixSeconds,
    data: z.object({ exercise_id: Id, difficulty: Difficulty }),
  }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** An event that is stored, so that a client that was disconnected for a moment still gets it. */
export type StoredLiveEvent = Exclude<LiveEvent, { event: 'hello' }>

/** A word as supervisors are told of it; `id` as the steps of the organisation have it. */
const WorkWord = z.object({ id: Id, word: z.string() })

/** What a child works at, by the names that its supervisor knows. A toets counts as an exercise. */
const Work = z.object({
  student_id: Id,
  step_id: Id,
  step_label: z.string(),
  exercise_id: Id,
  exercise_name: z.string(),
  difficulty: Difficulty,
  /** Words of the run. */
  num_words: z.int().min(0),
})

/**
 * Where a child is in an exercise or toets, as its app last reported (API-5); `word` is the one that it is at, null before
 * and after them.
 */
export const StudentLocation = Work.extend({ ...ProgressBody.shape, word: WorkWord.nullable() })
export type StudentLocation = z.infer<typeof StudentLocation>

/** What a child did with a word, as the server judged it: an attempt (a wrong letter) or an answer (ZIEN-1). */
export const StudentMove = Work.extend({
  kind: z.enum(['attempt', 'answer']),
  /** What the move was about: one word, or the few of a story; `is_done`: its turn is over. */
  words: z.array(WorkWord.extend({ is_right: z.boolean(), is_done: z.boolean() })),
  /** A wrong word as the child spelt it, whole; null where the template tells no spelling. */
  written: z.string().nullable(),
  hints_used: z.int().min(0),
  cheats_used: z.int().min(0),
  /** Words of the run that are done, right or wrong. */
  num_done: z.int().min(0),
  is_complete: z.boolean(),
})
export type StudentMove = z.infer<typeof StudentMove>

const workEvents = [
  z.object({
    event: z.literal('student_place'),
    time: UnixSeconds,
    data: z.object({ place: StudentLocation }),
  }),
  z.object({ event: z.literal('student_move'), time: UnixSeconds, data: z.object({ move: StudentMove }) }),
] as const

/** Something that a child did at its work, for those who supervise it. */
export const StudentWorkEvent = z.discriminatedUnion('event', workEvents)
export type StudentWorkEvent = z.infer<typeof StudentWorkEvent>

/**
 * What supervisors of an organisation are sent while its children work, no child ever: a move is told as it is judged, in
 * a dictation and a toets too, where the child itself learns only at the end how it went.
 */
export const SupervisorLiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('hello'), time: UnixSeconds, data: z.object({}) }),
  ...workEvents,
])
export type SupervisorLiveEvent = z.infer<typeof SupervisorLiveEvent>

/** An event and its number, by which who heard it already knows it again. Those of one child rise. */
export const NumberedWorkEvent = z.object({ id: Id, event: StudentWorkEvent })
export type NumberedWorkEvent = z.infer<typeof NumberedWorkEvent>
