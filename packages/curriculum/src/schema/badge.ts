import { BadgeCondition } from '@letterliaan/contract'
import * as z from 'zod'

/** A badge of data/badges.json. `cost` in points, 0 if not for sale. */
export const CurriculumBadge = z.strictObject({
  /** Never changes, because badges of students refer to it. */
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  description: z.string().min(1),
  /** Shown before the badge is earned: 'Doe 10 oefeningen.' Empty for a badge that is bought. */
  how_to_earn: z.string(),
  image: z.string().min(1),
  activity_type: z.enum([
    'complete_exercise',
    'complete_step',
    'complete_repetition',
    'complete_test',
    'complete_world',
    'enter_treehouse',
    'enter_end_cave',
    'read_book',
    'write_note',
    'buy_badge',
  ]),
  activity_type_label: z.string().min(1),
  condition: BadgeCondition,
  cost: z.int().min(0),
  is_buyable: z.boolean(),
  is_active: z.boolean(),
})
export type CurriculumBadge = z.infer<typeof CurriculumBadge>
