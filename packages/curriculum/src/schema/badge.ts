import { BadgeCondition } from '@letterliaan/contract'
import * as z from 'zod'

/** A badge of data/badges.json: what can be earned or bought. `cost` in points, 0 where it is not for sale. */
export const CurriculumBadge = z.strictObject({
  /** Stable key: a student's badges refer to it, so it never changes. */
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  /** What the child did, for who has the badge: 'Je hebt 10 oefeningen gedaan.' */
  description: z.string().min(1),
  /** What to do for it, for who has not: 'Doe 10 oefeningen.' Empty for a badge that is bought. */
  how_to_earn: z.string(),
  image: z.string().min(1),
  /** What the student did: the kind of activity that can earn it, and its name on the card. */
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
