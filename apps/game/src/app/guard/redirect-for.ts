import type { Profile } from '@letterliaan/contract'
import type { Redirect } from '@letterliaan/web/navigator'
import type { GamePageMatch, PageProfile } from '../navigation/page.ts'
import { redirectForProfile } from './access.ts'

export function redirectFor(
  match: Pick<GamePageMatch, 'access' | 'redirect'>,
  profile: Profile & PageProfile,
): Redirect | null {
  const to = redirectForProfile(match.access, profile)
  if (to !== null) return { to }
  return profile.student ? match.redirect(profile.student, profile) : null
}
