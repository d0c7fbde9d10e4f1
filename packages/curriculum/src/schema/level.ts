import * as z from 'zod'

/** A school group: `id` is the number of the group, 3 to 8. */
export const CurriculumLevel = z.strictObject({ id: z.int().min(3).max(8), name: z.string().min(1) })
export type CurriculumLevel = z.infer<typeof CurriculumLevel>
