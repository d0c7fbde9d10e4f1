import type { LoggedInUser } from '@letterliaan/contract'
import type { GuardedProfile } from '../guard/guarded-profile.ts'

/** The part of the last profile that guards use, and that sets look and sound. */
export type RememberedProfile = GuardedProfile & Pick<LoggedInUser, 'calm_profile'>

/**
 * Stored unencrypted on the device until logout (docs/adr/0016-bytes.md), so without the identity of the
 * child. The page itself reads `look` and `introduction_completed` in it (start/head-start.ts).
 */
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
