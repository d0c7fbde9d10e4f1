import * as z from 'zod'
import { staffLimits } from '../limits.ts'
import { CalendarDay, Id, UnixSeconds } from './scalars.ts'
import { MadeInvitation } from './staff.ts'
import { Brin, OrganisationName, Region } from './supervisor.ts'

/** Null if there are too few children to publish the number (`minChildrenForCounts`). */
const Count = z.int().min(0).nullable()

/** A school as its board sees it, without any child (ORG-1). The week is the last seven days. */
export const School = z.object({
  id: Id,
  name: z.string(),
  brin: Brin.nullable(),
  region: Region,
  created_at: UnixSeconds,
  closed_at: UnixSeconds.nullable(),
  /** False until the first invitation is accepted. */
  has_administrator: z.boolean(),
  num_staff: z.int().min(0),
  num_children: Count,
  num_active: Count,
  num_words: Count,
  num_sittings: Count,
  /** Null if there are too few children, or none has practised. */
  last_practised_on: CalendarDay.nullable(),
})
export type School = z.infer<typeof School>

export const BoardOverview = z.object({
  schools: z.array(School),
})
export type BoardOverview = z.infer<typeof BoardOverview>

/** If `email` is null, the administrator types the address after opening the link. */
const email = z
  .email({ error: 'Vul een geldig e-mailadres in.' })
  .max(staffLimits.email)
  .transform((written) => written.toLowerCase())
  .nullable()

export const NewSchoolBody = z.strictObject({
  name: OrganisationName,
  brin: Brin.nullable(),
  region: Region.default('nederland'),
  email,
})
export type NewSchoolBody = z.infer<typeof NewSchoolBody>

export const FirstAdministratorBody = z.strictObject({ email })
export type FirstAdministratorBody = z.infer<typeof FirstAdministratorBody>

export const SchoolBody = z.strictObject({
  name: OrganisationName.optional(),
  brin: Brin.nullable().optional(),
  region: Region.optional(),
  is_closed: z.boolean().optional(),
})
export type SchoolBody = z.infer<typeof SchoolBody>

export const MadeSchool = z.object({ school_id: Id, invitation: MadeInvitation })
export type MadeSchool = z.infer<typeof MadeSchool>

export const BoardSettings = z.object({ id: Id, name: z.string() })
export type BoardSettings = z.infer<typeof BoardSettings>

export const BoardSettingsBody = z.strictObject({ name: OrganisationName })
export type BoardSettingsBody = z.infer<typeof BoardSettingsBody>
