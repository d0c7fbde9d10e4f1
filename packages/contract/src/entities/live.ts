import * as z from 'zod'
import { Activity } from './activity.ts'
import { ProgressBody } from './progress.ts'
import { Id, UnixSeconds } from './scalars.ts'

const activityEvent = <const E extends string>(event: E) =>
  z.object({ event: z.literal(event), time: UnixSeconds, data: z.object({ activity: Activity }) })

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
  z.object({ event: z.literal('audio'), time: UnixSeconds, data: z.object({ url: z.string() }) }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** An event that is stored, so that a client that was disconnected for a moment still gets it. */
export type StoredLiveEvent = Exclude<LiveEvent, { event: 'hello' }>

/** Where a child is in an exercise or toets, as its app last reported (API-5). */
export const StudentLocation = z.object({ ...ProgressBody.shape, student_id: Id, step_id: Id })
export type StudentLocation = z.infer<typeof StudentLocation>

/**
 * What supervisors of an organisation are sent while its children work. A location says nothing about right or wrong
 * where the child itself learns that only at the end.
 */
export const SupervisorLiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('hello'), time: UnixSeconds, data: z.object({}) }),
  z.object({
    event: z.literal('student_place'),
    time: UnixSeconds,
    data: z.object({ place: StudentLocation }),
  }),
])
export type SupervisorLiveEvent = z.infer<typeof SupervisorLiveEvent>
