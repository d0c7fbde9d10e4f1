import type { LoggedInUser } from '@letterliaan/contract'
import type { GuardedProfile } from '../guard/guarded-profile.ts'

/** The part of the last profile that guards, look and sound need. */
export type RememberedProfile = GuardedProfile & Pick<LoggedInUser, 'calm_profile'>

/** Stored unencrypted until logout, so without the child's identity (ADR 16). Read by start/head-start.ts. */
export const rememberProfile = ({
  has_active_subscription,
  asks_date_of_birth,
  student,
  calm_profile,
}: LoggedInUser): RememberedProfile => ({
  has_active_subscription,
  asks_date_of_birth,
  student: student && {
    phase_id: student.phase_id,
    introduction_completed: student.introduction_completed,
    end_reward_4_collected: student.end_reward_4_collected,
  },
  calm_profile,
})
