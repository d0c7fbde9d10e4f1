import type { LoggedInUser, Student } from '@letterliaan/contract'
import type { ProfileOfSchool, RequiredProfileFields } from '@letterliaan/rules'

/** Fields that guards use. A device stores no identity of the child (data/remembered-profile.ts). */
export type GuardedStudent = Pick<Student, 'phase_id' | 'introduction_completed' | 'end_reward_4_collected'> &
  Partial<RequiredProfileFields>

export interface GuardedProfile extends Pick<LoggedInUser, 'has_active_subscription'>, ProfileOfSchool {
  readonly student: GuardedStudent | null
}
