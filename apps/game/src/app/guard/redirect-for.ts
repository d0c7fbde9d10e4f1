import type { Profile } from '@letterliaan/contract'
import type { Redirect } from '@letterliaan/web/navigator'
import type { GamePageMatch, PageProfile } from '../navigation/page.ts'
import { redirectForProfile } from './access.ts'

/** The profile may be an older one kept by the device: it decides which calls may leave early (NAV-4). */
export function redirectFor(
  match: Pick<GamePageMatch, 'access' | 'redirect'>,
  profile: Profile & PageProfile,
): Redirect | null {
  const to = redirectForProfile(match.access, profile)
  if (to !== null) return { to }
  return profile.student ? match.redirect(profile.student, profile) : null
}
