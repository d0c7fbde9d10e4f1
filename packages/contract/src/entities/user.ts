import * as z from 'zod'
import { CalmProfile } from './calm-profile.ts'
import { Id, UnixSeconds } from './scalars.ts'

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

/** `product` is its name for people (rules.md, Accounts). */
export const Subscription = z.object({
  id: Id,
  kind: z.enum(['demo', 'paid']),
  product: z.string(),
  can_be_renewed: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** The profile (API-10): what the app asks about who is logged in. */
export const Profile = z.object({
  student: Student.nullable(),
  email: z.string(),
  has_active_subscription: z.boolean(),
  current_subscription: Subscription.nullable(),
})
export type Profile = z.infer<typeof Profile>

/**
 * The user (RUL-5): who is logged in. `organizations` is the one that it belongs to; `subscriptions` are those that
 * cover it, the one that runs longest first. The specification names the fields of its `profile` as its own too.
 */
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
  /** Names the user's live channel. */
  channel_id: z.string(),
})
export type User = z.infer<typeof User>

export const FixedField = z.enum(['first_name', 'last_name', 'level_id'])
export type FixedField = z.infer<typeof FixedField>

/** The answer of the profile call: the user, whose fields hold those of its profile, with how it came in. */
export const LoggedInUser = User.extend({
  /** Whether a supervisor is logged in as the student, to look or to act for it (supervisor.md, point 11). */
  is_impersonated: z.boolean(),
  /** Whether the supervisor may only look: calls that change something are refused. */
  is_read_only: z.boolean(),
  /** Whether the school of the student asks its date of birth (DAG-2); true for who is no student. */
  asks_date_of_birth: z.boolean(),
  /** What a supervisor filled in of the student: it can't change that itself (DAG-2). */
  fixed_fields: z.array(FixedField),
  /** How calm the game is for the student; null for who is none. */
  calm_profile: CalmProfile.nullable(),
})
export type LoggedInUser = z.infer<typeof LoggedInUser>

const name = z.string().trim().min(1).max(60)

/** A student's real name, as its supervisor has it. */
export const StudentName = z.strictObject({ first_name: name, last_name: z.string().trim().max(60) })
export type StudentName = z.infer<typeof StudentName>

/** The properties of a student that its own app may change; the server ignores none: unknown keys are refused. */
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
})
export type UserUpdateBody = z.infer<typeof UserUpdateBody>

/** A school group: groep 3 to 8. */
export const SchoolGroup = z.object({ id: Id, name: z.string() })
export type SchoolGroup = z.infer<typeof SchoolGroup>
