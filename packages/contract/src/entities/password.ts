import * as z from 'zod'

/** What this installation has been set up for. */
export const Installation = z.object({
  /** Can it send mail? */
  has_mail: z.boolean(),
  /** Whom to write to about the subscription; null where nobody is named. */
  contact_email: z.string().nullable(),
})
export type Installation = z.infer<typeof Installation>

/** A text without NUL, which no database text can hold. */
const text = (shortest: number, longest: number) =>
  z
    .string()
    .min(shortest)
    .max(longest)
    .refine((value) => !value.includes('\0'))

/** Shorter passwords are refused. */
const shortestPassword = 8

export const PasswordRequestBody = z.strictObject({ username: text(1, 254) })
export type PasswordRequestBody = z.infer<typeof PasswordRequestBody>

export const NewPasswordBody = z.strictObject({ token: text(1, 200), password: text(shortestPassword, 200) })
export type NewPasswordBody = z.infer<typeof NewPasswordBody>
