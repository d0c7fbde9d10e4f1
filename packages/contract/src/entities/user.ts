import * as z from 'zod'
import { CalmProfile, CalmProfileChanges, OwnCalmProfileChanges } from './calm-profile.ts'
import { Id, UnixSeconds } from './scalars.ts'
import { Region } from './supervisor.ts'

/** A student (RUL-5). Points are the sum of a ledger (rules.md, Points). */
export const Student = z.object({
  buddy_id: z.int().min(1).max(6),
  created_at: UnixSeconds,
  date_of_birth: z.int().nullable(),
  dl: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'Didactische leeftijd: months of education had. Follows from the group (level_id) and the date: 10 a school year, from groep 3. Null without a group.',
    ),
  dle: z
    .int()
    .min(0)
    .describe(
      'Didactisch leeftijdsequivalent: the highest dl among the steps passed in an unbroken row from the first. 0 before that.',
    ),
  end_reward_1_collected: z.boolean(),
  end_reward_2_collected: z.boolean(),
  end_reward_3_collected: z.boolean(),
  end_reward_4_collected: z.boolean(),
  end_reward_win_code: z.int().min(0),
  first_name: z.string(),
  gender: z
    .null()
    .describe('Always null: nothing here asks it or needs it, and of children the least data is kept.'),
  level_id: Id.nullable(),
  identifier: z.string(),
  introduction_completed: z.boolean(),
  last_name: z.string(),
  name: z.string(),
  num_words: z.int().min(0),
  phase_id: z.int().min(1).max(4),
  points: z.int().min(0),
  screen_name: z.string(),
  updated_at: UnixSeconds,
  user_manual_flow: z.int().min(0),
  user_id: Id,
})
export type Student = z.infer<typeof Student>

export const Subscription = z.object({
  id: Id,
  kind: z.enum(['demo', 'paid']),
  product: z.string(),
  can_be_renewed: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const Profile = z.object({
  student: Student.nullable(),
  email: z.string(),
  has_active_subscription: z.boolean(),
  current_subscription: Subscription.nullable(),
})
export type Profile = z.infer<typeof Profile>

/** RUL-5. `subscriptions`: sorted, the longest first. By the specification the user has the profile's fields too. */
export const User = z.object({
  ...Profile.shape,
  active_subscription: Subscription.nullable(),
  created_at: UnixSeconds,
  id: Id,
  last_login_at: UnixSeconds.nullable(),
  name: z.string(),
  organizations: z.array(z.object({ id: Id, name: z.string() })),
  profile: Profile,
  subscriptions: z.array(Subscription),
  updated_at: UnixSeconds,
  username: z.string(),
  channel_id: z.string(),
})
export type User = z.infer<typeof User>

export const FixedField = z.enum(['first_name', 'last_name', 'level_id'])
export type FixedField = z.infer<typeof FixedField>

export const LoggedInUser = User.extend({
  /** True if a supervisor is logged in as the student (supervisor.md, point 11). */
  is_impersonated: z.boolean(),
  is_read_only: z.boolean(),
  /** Whether the profile asks the date of birth (DAG-2); true if the user is no student. */
  asks_date_of_birth: z.boolean(),
  /** Fields that a supervisor filled in, so that the child can't change them (DAG-2). */
  fixed_fields: z.array(FixedField),
  calm_profile: CalmProfile.nullable(),
  region: Region,
  /** Changes each time that the school records or corrects a sound; '' before the first time. */
  sounds_version: z.string(),
})
export type LoggedInUser = z.infer<typeof LoggedInUser>

const name = z.string().trim().min(1).max(60)

export const StudentName = z.strictObject({ first_name: name, last_name: z.string().trim().max(60) })
export type StudentName = z.infer<typeof StudentName>

export const StudentChange = z.strictObject({
  name: StudentName.optional(),
  level_id: Id.optional(),
  calm_profile: CalmProfileChanges.optional(),
  let_in: z.literal(true).optional(),
})
export type StudentChange = z.infer<typeof StudentChange>

export const UserUpdateBody = z.strictObject({
  first_name: name.optional(),
  last_name: name.optional(),
  screen_name: name.optional(),
  /** Unix seconds; negative before 1970. */
  date_of_birth: z.int().min(-2_208_988_800).max(4_102_444_800).optional(),
  level_id: Id.optional(),
  buddy_id: z.int().min(1).max(6).optional(),
  introduction_completed: z.literal(true).optional(),
  user_manual_flow: z.int().min(0).max(99).optional(),
  calm_profile: OwnCalmProfileChanges.optional(),
})
export type UserUpdateBody = z.infer<typeof UserUpdateBody>

export const SchoolGroup = z.object({ id: Id, name: z.string() })
export type SchoolGroup = z.infer<typeof SchoolGroup>
