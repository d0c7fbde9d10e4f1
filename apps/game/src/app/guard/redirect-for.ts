import type { Profile } from '@letterliaan/contract'
import type { Redirect } from '@letterliaan/web/navigator'
import type { GamePageMatch, PageProfile } from '../navigation/page.ts'
import { redirectForProfile } from './access.ts'

/**
 * Where who has this profile goes instead of the page; null when it may stay. Also for a profile that the device keeps
 * from before, to know which calls may leave early: where it says no, they wait for the server's word (NAV-4).
 */
export function redirectFor(
  match: Pick<GamePageMatch, 'access' | 'redirect'>,
  profile: Profile & PageProfile,
): Redirect | null {
  const to = redirectForProfile(match.access, profile)
  if (to !== null) return { to }
  return profile.student ? match.redirect(profile.student, profile) : null
}
