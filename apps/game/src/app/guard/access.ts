import type { Profile } from '@letterliaan/contract'

/**
 * Who may open a page: anyone; only who is not logged in (the login page); any child that is logged in, also without a
 * subscription; a child with an active subscription; or one that completed the introduction as well.
 */
export type PageAccess = 'anyone' | 'visitor' | 'account' | 'member' | 'player'

export type GuardAddress = '/' | '/login' | '/bestellen'

/** Where to go instead, before the profile is known; null to go on (NAV-2). */
export function redirectBeforeProfile(access: PageAccess, isLoggedIn: boolean): GuardAddress | null {
  if (access === 'anyone') return null
  if (access === 'visitor') return isLoggedIn ? '/' : null
  return isLoggedIn ? null : '/login'
}

/** Where to go instead, now that the profile is known; null to go on (NAV-6, NAV-10). */
export function redirectForProfile(access: PageAccess, profile: Profile): GuardAddress | null {
  if (access !== 'member' && access !== 'player') return null
  if (!profile.has_active_subscription) return '/bestellen'
  if (access === 'player' && profile.student?.introduction_completed !== true) return '/'
  return null
}
