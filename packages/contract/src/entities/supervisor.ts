import * as z from 'zod'
import {
  holidayLimits,
  holidayRegions,
  idleLimits,
  mixSizes,
  organisationLimits,
  schoolRegions,
} from '../limits.ts'
import { CalmProfileChanges } from './calm-profile.ts'
import { RetentionTerms } from './privacy.ts'
import { CalendarDay, Id, textWithoutNul, UnixSeconds } from './scalars.ts'

/** A meekijker may only read. A bestuur makes and closes schools, but sees no child (rules.md, Accounts). */
export const StaffRole = z.enum(['bestuur', 'beheerder', 'begeleider', 'meekijker'])
export type StaffRole = z.infer<typeof StaffRole>

/** A school's region decides the names of school years and some words (ZIN-6). */
export const Region = z.enum(schoolRegions)
export type Region = z.infer<typeof Region>

export const Supervisor = z.object({
  id: Id,
  name: z.string(),
  role: StaffRole,
  organisation: z.string(),
  region: Region,
  /** True if the organisation requires a second factor and this account has none yet (ORG-5). */
  needs_second_factor: z.boolean(),
  idle_minutes: z.int(),
  /** Whether the user may download files about children. A school may limit this to administrators. */
  may_export: z.boolean(),
})
export type Supervisor = z.infer<typeof Supervisor>

export const MixSize = z.literal(mixSizes)
export type MixSize = z.infer<typeof MixSize>

export const HolidayRegion = z.enum(holidayRegions)
export type HolidayRegion = z.infer<typeof HolidayRegion>

export const Holiday = z.object({ name: z.string(), from: CalendarDay, until: CalendarDay })
export type Holiday = z.infer<typeof Holiday>

const daysOf = ({ from, until }: { from: string; until: string }): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1

const OwnHolidayBody = z
  .strictObject({
    name: textWithoutNul(holidayLimits.name)
      .transform((name) => name.trim())
      .refine((name) => name !== '', { error: 'Geef de vrije dagen een naam.' }),
    from: CalendarDay,
    until: CalendarDay,
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'De laatste dag ligt voor de eerste.',
  })
  .refine((holiday) => daysOf(holiday) <= holidayLimits.days, {
    path: ['until'],
    error: `Een vakantie duurt hoogstens ${holidayLimits.days} dagen.`,
  })

/** The government's number of a school, followed by a location number if it has several locations. */
export const Brin = z.string().regex(/^\d{2}[A-Z]{2}(\d{2})?$/)

/** The roles that may export files about children. */
export const ExportBy = z.enum(['supervisors', 'administrators'])
export type ExportBy = z.infer<typeof ExportBy>

/** How a dictation gets a mark: by the share of right words, or with a deduction for each mistake. */
export const DictationMark = z.enum(['none', 'share', 'quarter', 'half', 'one'])
export type DictationMark = z.infer<typeof DictationMark>

export const OrganisationName = textWithoutNul(organisationLimits.name)
  .trim()
  .min(1, { error: 'Vul een naam in.' })

export const Organisation = z.object({
  id: Id,
  name: z.string(),
  /** True only if an administrator chose it (DAG-2). */
  asks_date_of_birth: z.boolean(),
  mix_size: MixSize,
  dictation_mark: DictationMark,
  brin: Brin.nullable(),
  holiday_region: HolidayRegion.nullable(),
  own_holidays: z.array(Holiday),
  /** Holidays of the region and of the school itself, sorted by date. */
  holidays: z.array(Holiday),
  export_by: ExportBy,
  new_child_profile: CalmProfileChanges,
  region: Region,
  /** When staff must begin to use a second factor (ORG-5); null if it is not required. */
  second_factor_from: UnixSeconds.nullable(),
  idle_minutes: z.int(),
})
export type Organisation = z.infer<typeof Organisation>

/** Only administrators set these. A field that is left out does not change; a profile replaces the previous one. */
export const OrganisationRules = z.strictObject({
  name: OrganisationName.optional(),
  asks_date_of_birth: z.boolean().optional(),
  export_by: ExportBy.optional(),
  new_child_profile: CalmProfileChanges.optional(),
  region: Region.optional(),
  second_factor_from: UnixSeconds.nullable().optional(),
  idle_minutes: z.int().min(idleLimits.min).max(idleLimits.max).optional(),
  terms: RetentionTerms.optional(),
})
export type OrganisationRules = z.infer<typeof OrganisationRules>

export const OrganisationChange = OrganisationRules.extend({
  mix_size: MixSize.optional(),
  dictation_mark: DictationMark.optional(),
  brin: Brin.nullable().optional(),
  holiday_region: HolidayRegion.nullable().optional(),
  own_holidays: z.array(OwnHolidayBody).max(holidayLimits.own).optional(),
})
export type OrganisationChange = z.infer<typeof OrganisationChange>

export const SupervisedStudent = z.object({
  id: Id,
  screen_name: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  level_id: Id.nullable(),
  phase_id: z.int().min(1).max(4),
  buddy_id: z.int().min(1).max(6),
  last_practised_at: UnixSeconds.nullable(),
  archived_at: UnixSeconds.nullable(),
  /** When an erasure was requested (AVG-3). */
  erased_at: UnixSeconds.nullable(),
  group_ids: z.array(Id),
})
export type SupervisedStudent = z.infer<typeof SupervisedStudent>

/** Returned only once, because only a hash is stored. */
export const StudentPassword = z.object({ password: z.string() })
export type StudentPassword = z.infer<typeof StudentPassword>
