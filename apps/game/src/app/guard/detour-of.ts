import type { Profile } from '@letterliaan/contract'
import type { Detour, Visit } from '../navigation/page.ts'
import { detourInside } from './access.ts'

/**
 * Where who has this profile is led instead of the page; null when it may stay. Also for a profile that the device keeps
 * from before, to know which calls may leave early: where it says no, they wait for the server's word (NAV-4).
 */
export function detourOf(visit: Pick<Visit, 'access' | 'redirect'>, profile: Profile): Detour | null {
  const detour = detourInside(visit.access, profile)
  if (detour !== null) return { detour }
  return profile.student ? visit.redirect(profile.student) : null
}
