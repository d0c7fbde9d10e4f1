import * as z from 'zod'
import { Activity } from './activity.ts'
import { ProgressBody } from './progress.ts'
import { Difficulty, Id, UnixSeconds } from './scalars.ts'

const activityEvent = <const E extends string>(event: E) =>
  z.object({ event: z.literal(event), time: UnixSeconds, data: z.object({ activity: Activity }) })

/** A message in plain text (ZIEN-2). `sender` is a name. */
export const Encouragement = z.object({ message: z.string(), sender: z.string() })
export type Encouragement = z.infer<typeof Encouragement>

/** A badge given by a supervisor (ZIEN-2). `message` may be null. */
export const BadgePresent = z.object({
  activity: Activity,
  message: z.string().nullable(),
  sender: z.string(),
})
export type BadgePresent = z.infer<typeof BadgePresent>

/** LIVE-2, LIVE-3, LIVE-4. `time` is the server's clock, and 'hello' contains only this time. */
export const LiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('hello'), time: UnixSeconds, data: z.object({}) }),
  activityEvent('complete_exercise'),
  activityEvent('reward_earned'),
  z.object({ event: z.literal('calm_profile'), time: UnixSeconds, data: z.object({}) }),
  /** A supervisor changed the child's work, so the game must refetch it. */
  z.object({ event: z.literal('work_changed'), time: UnixSeconds, data: z.object({}) }),
  z.object({ event: z.literal('audio'), time: UnixSeconds, data: z.object({ url: z.string() }) }),
  z.object({ event: z.literal('encouragement'), time: UnixSeconds, data: Encouragement }),
  z.object({ event: z.literal('badge_present'), time: UnixSeconds, data: BadgePresent }),
  /** A supervisor reset an exercise, so the game must refetch it, even during play. */
  z.object({
    event: z.literal('exercise_reset'),
    time: UnixSeconds,
    data: z.object({ exercise_id: Id, difficulty: Difficulty }),
  }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** Stored, so that no event is lost during a short disconnection. */
export type StoredLiveEvent = Exclude<LiveEvent, { event: 'hello' }>

const WorkWord = z.object({ id: Id, word: z.string() })

const Work = z.object({
  student_id: Id,
  step_id: Id,
  step_label: z.string(),
  exercise_id: Id,
  exercise_name: z.string(),
  difficulty: Difficulty,
  num_words: z.int().min(0),
})

/** The child's last reported place (API-5). `word` is null before and after the words. */
export const StudentLocation = Work.extend({ ...ProgressBody.shape, word: WorkWord.nullable() })
export type StudentLocation = z.infer<typeof StudentLocation>

/** A judged attempt (such as a wrong letter) or answer (ZIEN-1). */
export const StudentMove = Work.extend({
  kind: z.enum(['attempt', 'answer']),
  /** One word, or the few of a story. `is_done`: the turn of the word is over. */
  words: z.array(WorkWord.extend({ is_right: z.boolean(), is_done: z.boolean() })),
  /** The spelling of a wrong word; null if the template has no spelling. */
  written: z.string().nullable(),
  hints_used: z.int().min(0),
  cheats_used: z.int().min(0),
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
  /** The login is blocked after wrong attempts. `until` is now if a supervisor ended the block. */
  z.object({
    event: z.literal('login_waits'),
    time: UnixSeconds,
    data: z.object({ student_id: Id, until: UnixSeconds }),
  }),
  /** An event that 'Nu bezig' may show to the class (PLEK-3). */
  z.object({
    event: z.literal('world_passed'),
    time: UnixSeconds,
    data: z.object({ student_id: Id, world: z.int().min(1).max(4) }),
  }),
] as const

export const StudentWorkEvent = z.discriminatedUnion('event', workEvents)
export type StudentWorkEvent = z.infer<typeof StudentWorkEvent>

/** Never sent to a child, because a judged move reveals a result that the child may see only at the end. */
export const SupervisorLiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('hello'), time: UnixSeconds, data: z.object({}) }),
  ...workEvents,
])
export type SupervisorLiveEvent = z.infer<typeof SupervisorLiveEvent>

/** The id rises for each child, so that a client can skip duplicates. */
export const NumberedWorkEvent = z.object({ id: Id, event: StudentWorkEvent })
export type NumberedWorkEvent = z.infer<typeof NumberedWorkEvent>
