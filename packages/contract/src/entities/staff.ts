import * as z from 'zod'
import { passwordLimits, staffLimits } from '../limits.ts'
import { Id, textWithoutNul, UnixSeconds } from './scalars.ts'
import { StaffRole } from './supervisor.ts'

/** Roles that an administrator can give, without the role of a board, which is not part of a school. */
export const SchoolRole = StaffRole.exclude(['bestuur'])
export type SchoolRole = z.infer<typeof SchoolRole>

export const StaffLogin = z.object({
  id: Id,
  app: z.enum(['begeleider', 'game']),
  created_at: UnixSeconds,
  /** Time of the last renewal, which takes place every 15 minutes during use. */
  last_used_at: UnixSeconds,
  is_current: z.boolean(),
})
export type StaffLogin = z.infer<typeof StaffLogin>

export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** Groups that the member supervises. An administrator sees all groups. */
  group_ids: z.array(Id),
  last_login_at: UnixSeconds.nullable(),
  blocked_at: UnixSeconds.nullable(),
  has_second_factor: z.boolean(),
  /** The last used login is first. An administrator can end them (ORG-5). */
  logins: z.array(StaffLogin),
})
export type StaffMember = z.infer<typeof StaffMember>

const group_ids = z.array(Id).max(staffLimits.groups)

export const StaffMemberBody = z.strictObject({
  role: SchoolRole.optional(),
  group_ids: group_ids.optional(),
  is_blocked: z.boolean().optional(),
})
export type StaffMemberBody = z.infer<typeof StaffMemberBody>

export const Invitation = z.object({
  id: Id,
  role: StaffRole,
  /** If null, the invited person types the address. */
  email: z.string().nullable(),
  group_ids: z.array(Id),
  made_by: z.string(),
  created_at: UnixSeconds,
  expires_at: UnixSeconds,
})
export type Invitation = z.infer<typeof Invitation>

/** Only this response contains the address, because the part after its `#` is secret and not stored. */
export const MadeInvitation = Invitation.extend({
  address: z.string(),
  /** Null if no mail is sent, because there is no address or the installation sends no mail. */
  is_mailed: z.boolean().nullable(),
  /** True if only the server itself can open the address. */
  is_local: z.boolean(),
})
export type MadeInvitation = z.infer<typeof MadeInvitation>

/** Makes one invitation per address, or one without an address, which is typed later. A board invites for itself. */
export const InvitationsBody = z.strictObject({
  role: StaffRole,
  group_ids,
  emails: z.array(textWithoutNul(staffLimits.email)).max(staffLimits.invitations),
})
export type InvitationsBody = z.infer<typeof InvitationsBody>

const token = textWithoutNul(200).min(1)

export const InvitationTokenBody = z.strictObject({ token })
export type InvitationTokenBody = z.infer<typeof InvitationTokenBody>

export const OpenedInvitation = z.object({
  organisation: z.string(),
  role: StaffRole,
  email: z.string().nullable(),
})
export type OpenedInvitation = z.infer<typeof OpenedInvitation>

/** `email`: only if the invitation has none. */
export const AcceptInvitationBody = z.strictObject({
  token,
  name: textWithoutNul(staffLimits.name).trim().min(1),
  email: z.email().max(staffLimits.email).optional(),
  password: textWithoutNul(passwordLimits.max).min(passwordLimits.min),
})
export type AcceptInvitationBody = z.infer<typeof AcceptInvitationBody>
