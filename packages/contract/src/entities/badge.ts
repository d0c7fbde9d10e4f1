import * as z from 'zod'
import { Id } from './scalars.ts'

/** `cost` is in points (RUL-5). */
export const Badge = z.object({
  activity_type: z.string(),
  activity_type_label: z.string(),
  condition: z.string(),
  cost: z.int().min(0),
  description: z.string(),
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

export const BuyBadgeBody = z.strictObject({ id: Id })
export type BuyBadgeBody = z.infer<typeof BuyBadgeBody>

/** A place in the treehouse. The buddy wears a thing that is placed on 'buddy'. */
export const TreehousePlace = z.enum(['shelf', 'railing', 'rug', 'window', 'wall', 'buddy'])
export type TreehousePlace = z.infer<typeof TreehousePlace>

export const PlacedThing = z.object({ badge_id: Id, place: TreehousePlace })
export type PlacedThing = z.infer<typeof PlacedThing>

export const PlaceThingBody = z.strictObject({ place: TreehousePlace.nullable() })
export type PlaceThingBody = z.infer<typeof PlaceThingBody>
