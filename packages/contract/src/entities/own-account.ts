import * as z from 'zod'
import { passwordLimits, staffLimits } from '../limits.ts'
import { Id, textWithoutNul, UnixSeconds } from './scalars.ts'
import { OwnIdentity } from './single-sign-on.ts'
import { StaffLogin } from './staff.ts'
import { StaffRole } from './supervisor.ts'

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: UnixSeconds,
  last_used_at: UnixSeconds.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** The caller's own account, for staff only (ORG-5). */
export const OwnAccount = z.object({
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  pending_email: z.string().nullable(),
  /** Null if there is no authenticator app. */
  totp_since: UnixSeconds.nullable(),
  passkeys: z.array(Passkey),
  num_recovery_codes: z.int(),
  /** False if the server has only an IP address, because passkeys require a host name. */
  can_use_passkeys: z.boolean(),
  /** When the organisation began to require a second factor of staff; null if it does not. */
  second_factor_from: UnixSeconds.nullable(),
  /** True if the user wants a weekly mail, which has counts but no names of children. */
  wants_weekly_mail: z.boolean(),
  identities: z.array(OwnIdentity),
  logins: z.array(StaffLogin),
})
export type OwnAccount = z.infer<typeof OwnAccount>

const password = textWithoutNul(passwordLimits.max).min(1)
const newName = textWithoutNul(staffLimits.name)
  .transform((name) => name.trim())
  .pipe(z.string().min(1))

export const OwnAccountChange = z.strictObject({
  name: newName.optional(),
  email: z.email().max(staffLimits.email).optional(),
  new_password: textWithoutNul(passwordLimits.max).min(passwordLimits.min).optional(),
  /** The present password, which a new address or password requires. */
  password: password.optional(),
  wants_weekly_mail: z.boolean().optional(),
})
export type OwnAccountChange = z.infer<typeof OwnAccountChange>

export const EmailTokenBody = z.strictObject({ token: textWithoutNul(200).min(1) })
export type EmailTokenBody = z.infer<typeof EmailTokenBody>

export const ConfirmedBody = z.strictObject({ password })
export type ConfirmedBody = z.infer<typeof ConfirmedBody>

/** Returned once. It becomes active after a code was entered. */
export const NewTotp = z.object({ secret: z.string(), uri: z.string() })
export type NewTotp = z.infer<typeof NewTotp>

export const TotpCodeBody = z.strictObject({ code: textWithoutNul(20).min(1) })
export type TotpCodeBody = z.infer<typeof TotpCodeBody>

/** `recovery_codes`: created with the first second factor and returned only once; null if codes already exist. */
export const ChangedAccount = z.object({
  account: OwnAccount,
  recovery_codes: z.array(z.string()).nullable(),
})
export type ChangedAccount = z.infer<typeof ChangedAccount>

/** `options` for `navigator.credentials`, in WebAuthn's JSON form. */
export const PasskeyOptions = z.object({ challenge: z.string(), options: z.record(z.string(), z.unknown()) })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** The browser's response as JSON text (WebAuthn: RegistrationResponseJSON, AuthenticationResponseJSON). */
export const PasskeyAnswer = textWithoutNul(10_000).min(2)

const challenge = textWithoutNul(200).min(1)

export const NewPasskeyBody = z.strictObject({ name: newName, challenge, passkey: PasskeyAnswer })
export type NewPasskeyBody = z.infer<typeof NewPasskeyBody>

export const SecondFactorMethod = z.enum(['totp', 'recovery_code', 'passkey'])
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>
