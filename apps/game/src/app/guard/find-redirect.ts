import type { Redirect } from '@letterliaan/web/navigator'
import type { GamePageMatch } from '../navigation/page.ts'
import { findRedirectForProfile } from './access.ts'
import type { GuardedProfile } from './guarded-profile.ts'

/** The profile may be an old one of the device. It only decides which calls are sent early (NAV-4). */
export function findRedirect(
  match: Pick<GamePageMatch, 'access' | 'redirect'>,
  profile: GuardedProfile,
): Redirect | null {
  const to = findRedirectForProfile(match.access, profile)
  if (to !== null) return { to }
  return profile.student ? match.redirect(profile.student, profile) : null
}
