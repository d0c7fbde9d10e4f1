import * as z from 'zod'
import { Activity } from './activity.ts'
import { UnixSeconds } from './scalars.ts'

const activityEvent = <const E extends string>(event: E) =>
  z.object({ event: z.literal(event), time: UnixSeconds, data: z.object({ activity: Activity }) })

/**
 * What a live channel tells (hub-and-account §4): `time` is when it happened, by the server's clock. 'hello' comes first
 * on every stream and carries nothing but that clock; 'audio' asks the app to play the sound at `url`.
 */
export const LiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('hello'), time: UnixSeconds, data: z.object({}) }),
  activityEvent('complete_exercise'),
  /** The activity's `item_id` is the badge. */
  activityEvent('reward_earned'),
  z.object({ event: z.literal('audio'), time: UnixSeconds, data: z.object({ url: z.string() }) }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** An event that is kept for who was away for a moment. */
export type StoredLiveEvent = Exclude<LiveEvent, { event: 'hello' }>
