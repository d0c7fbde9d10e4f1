import * as z from 'zod'
import { PronouncedType } from './review.ts'

const groups = z
  .array(
    z.strictObject({
      sounds: z
        .array(z.string().max(10))
        .min(1, 'Een klankgroep heeft minstens één klank nodig.')
        .max(12, 'Een klankgroep heeft hoogstens 12 klanken.'),
      stressed: z.boolean(),
    }),
  )
  .min(1, 'Een woord heeft minstens één klankgroep nodig.')
  .max(12, 'Een woord heeft hoogstens 12 klankgroepen.')
  .refine(
    (all) => all.filter(({ stressed }) => stressed).length <= 1,
    'Er kan maar één klankgroep klemtoon hebben.',
  )

/** If `groups` is null, the sounds follow from the rules. */
const PronunciationBody = z.strictObject({ type: PronouncedType, groups: groups.nullable() })
export type PronunciationBody = z.infer<typeof PronunciationBody>

export const WordChange = z.strictObject({
  is_marked: z.boolean().optional(),
  pronunciation: PronunciationBody.optional(),
})

/** Sounds to play before they are stored, as a whole word or by klankgroep. */
export const TryPronunciationBody = z.strictObject({ groups, type: z.enum(['word', 'sound_groups']) })
export type TryPronunciationBody = z.infer<typeof TryPronunciationBody>
