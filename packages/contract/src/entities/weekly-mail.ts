import * as z from 'zod'

export const WeeklyMailBody = z.strictObject({ is_wanted: z.boolean() })
export type WeeklyMailBody = z.infer<typeof WeeklyMailBody>

/** The caller's choice. `address` null: the account has no usable address. `is_possible`: this server sends mail. */
export const WeeklyMail = WeeklyMailBody.extend({ address: z.string().nullable(), is_possible: z.boolean() })
export type WeeklyMail = z.infer<typeof WeeklyMail>
