import type { GuardedProfile } from './guarded-profile.ts'

/** `account`: a login; `member`: also a subscription; `player`: also a completed introduction. */
export type PageAccess = 'anyone' | 'visitor' | 'account' | 'member' | 'player'

export type GuardAddress = '/' | '/login' | '/bestellen'

/** Returns the page to redirect to (NAV-2); null to continue. */
export function findRedirectBeforeProfile(access: PageAccess, isLoggedIn: boolean): GuardAddress | null {
  if (access === 'anyone') return null
  if (access === 'visitor') return isLoggedIn ? '/' : null
  return isLoggedIn ? null : '/login'
}

/** Returns the page to redirect to (NAV-6, NAV-10); null to continue. */
export function findRedirectForProfile(
  access: PageAccess,
  profile: Pick<GuardedProfile, 'has_active_subscription' | 'student'>,
): GuardAddress | null {
  if (access !== 'member' && access !== 'player') return null
  if (!profile.has_active_subscription) return '/bestellen'
  if (access === 'player' && profile.student?.introduction_completed !== true) return '/'
  return null
}
