import * as z from 'zod'
import { passwordLimits } from '../limits.ts'
import { textWithoutNul } from './scalars.ts'

export const Installation = z.object({
  has_mail: z.boolean(),
  contact_email: z.string().nullable(),
  /** False if only the embedded synthesiser can speak. */
  has_own_voice: z.boolean(),
})
export type Installation = z.infer<typeof Installation>

export const PasswordRequestBody = z.strictObject({ username: textWithoutNul(254).min(1) })
export type PasswordRequestBody = z.infer<typeof PasswordRequestBody>

export const NewPasswordBody = z.strictObject({
  token: textWithoutNul(200).min(1),
  password: textWithoutNul(passwordLimits.max).min(passwordLimits.min),
})
export type NewPasswordBody = z.infer<typeof NewPasswordBody>
