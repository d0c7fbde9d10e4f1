import type {
  Group,
  Instruction,
  OwnAccount,
  StaffRole,
  SupervisedStudent,
  Supervisor,
} from '@letterliaan/contract'

/** A child of groep 5, in group 7. */
export const createSampleStudent = (
  id: number,
  screen_name: string,
  more: Partial<SupervisedStudent> = {},
): SupervisedStudent => ({
  id,
  screen_name,
  name: screen_name,
  first_name: screen_name,
  last_name: '',
  username: `${screen_name.toLowerCase()}@school.nl`,
  group_ids: [7],
  level_id: 5,
  phase_id: 1,
  buddy_id: 1,
  last_practised_at: null,
  erased_at: null,
  archived_at: null,
  ...more,
})

export const createSampleGroup = (id: number, name: string, more: Partial<Group> = {}): Group => ({
  id,
  name,
  level_id: 5,
  school_year: 2026,
  num_students: 2,
  supervisors: [],
  ...more,
})

/** Results of group 7 since 1 September 2026. */
export const createSampleInstruction = (children: Instruction['children'] = []): Instruction => ({
  id: 5,
  group_id: 7,
  group_name: 'Instructie Lange klank',
  category: 'lang',
  category_name: 'Lange klank',
  look_again_on: '2026-09-22',
  made_by: 'Juf Marit',
  made_at: 1_788_256_800,
  seen_by: null,
  seen_at: null,
  closed_at: null,
  children,
})

export const createSampleMe = (role: StaffRole): Supervisor => ({
  id: 1,
  name: 'Juf Marit',
  role,
  organisation: 'De Eik',
  region: 'nederland',
  may_export: true,
  needs_second_factor: false,
  idle_minutes: 60,
})

const login = { id: 1, app: 'begeleider' as const, created_at: 1_790_000_000, last_used_at: 1_790_000_000 }
export const sampleAccount: OwnAccount = {
  name: 'Juf Marit',
  email: 'marit@school.test',
  role: 'begeleider',
  pending_email: null,
  totp_since: null,
  passkeys: [],
  num_recovery_codes: 0,
  can_use_passkeys: true,
  second_factor_from: null,
  wants_weekly_mail: false,
  identities: [],
  logins: [
    { ...login, is_current: true },
    { ...login, id: 2, is_current: false },
  ],
}
