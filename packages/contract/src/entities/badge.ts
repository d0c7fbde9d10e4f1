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

/** Where something that was bought may stand in the treehouse; 'buddy': the buddy wears it. */
export const TreehousePlace = z.enum(['shelf', 'railing', 'rug', 'window', 'wall', 'buddy'])
export type TreehousePlace = z.infer<typeof TreehousePlace>

/** Something bought that has its place. At a place stands one thing. */
export const PlacedThing = z.object({ badge_id: Id, place: TreehousePlace })
export type PlacedThing = z.infer<typeof PlacedThing>

/** Where it goes; null: put away. */
export const PlaceThingBody = z.strictObject({ place: TreehousePlace.nullable() })
export type PlaceThingBody = z.infer<typeof PlaceThingBody>
