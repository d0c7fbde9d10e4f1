import * as z from 'zod'
import { Id, UnixSeconds } from './scalars.ts'

/** Activities that the game reports. The server records the others in the calls that cause them. */
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

export const ActivityWithBadges = Activity.extend({ earned_badge_ids: z.array(Id) })
export type ActivityWithBadges = z.infer<typeof ActivityWithBadges>
