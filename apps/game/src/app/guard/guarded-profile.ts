import type { LoggedInUser, Student } from '@letterliaan/contract'
import type { ProfileOfSchool, RequiredProfileFields } from '@letterliaan/rules'

/**
 * The fields of a child that guards use. A device does not store the child's identity
 * (data/remembered-profile.ts).
 */
export type GuardedStudent = Pick<Student, 'phase_id' | 'introduction_completed' | 'end_reward_4_collected'> &
  Partial<RequiredProfileFields>

export interface GuardedProfile extends Pick<LoggedInUser, 'has_active_subscription'>, ProfileOfSchool {
  readonly student: GuardedStudent | null
}
