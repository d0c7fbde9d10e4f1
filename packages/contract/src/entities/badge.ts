import * as z from 'zod'
import { Id } from './scalars.ts'

/** A badge (RUL-5). `condition` is data that the rules read; `cost` in points. */
export const Badge = z.object({
  activity_type: z.string(),
  activity_type_label: z.string(),
  condition: z.string(),
  cost: z.int().min(0),
  description: z.string(),
  /** What to do for it; empty for a badge that is bought. */
  how_to_earn: z.string(),
  id: Id,
  image: z.string(),
  image_url: z.string(),
  image_url_large: z.string(),
  is_active: z.boolean(),
  is_buyable: z.boolean(),
  name: z.string(),
  student_has_badge: z.boolean(),
})
export type Badge = z.infer<typeof Badge>

/** The badge that the student buys with points (API-12). */
export const BuyBadgeBody = z.strictObject({ id: Id })
export type BuyBadgeBody = z.infer<typeof BuyBadgeBody>
