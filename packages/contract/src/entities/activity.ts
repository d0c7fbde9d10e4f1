import * as z from 'zod'
import { Id, UnixSeconds } from './scalars.ts'

/**
 * A place that the child entered (API-11). What it did, wrote, read or bought is noted by the calls that do it,
 * and cannot be told here.
 */
export const ActivityBody = z.strictObject({
  type: z.enum(['enter_treehouse', 'enter_end_cave', 'enter_world', 'open_step']),
})
export type ActivityBody = z.infer<typeof ActivityBody>

export const Activity = z.object({
  id: Id,
  type: z.string(),
  item_id: Id.nullable(),
  points: z.int(),
  created_at: UnixSeconds,
})
export type Activity = z.infer<typeof Activity>

/** An activity as whoever tells of it hears it back: with the badges that it earned just now. */
export const ActivityWithBadges = Activity.extend({ earned_badge_ids: z.array(Id) })
export type ActivityWithBadges = z.infer<typeof ActivityWithBadges>
