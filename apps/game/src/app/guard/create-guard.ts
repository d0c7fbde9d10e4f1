import type { Guard, Redirect } from '@letterliaan/web/navigator'
import type { QueryClient } from '../queries/query-client.ts'
import { revalidateQuery } from '../queries/revalidate-query.ts'
import type { Queries } from '../data/queries.ts'
import type { GamePageMatch } from '../navigation/page.ts'
import { findRedirectBeforeProfile } from './access.ts'
import { NoStudentError } from '../explain-failure.ts'
import { findRedirect } from './find-redirect.ts'
import type { ReturnTo } from './return-to.ts'

export interface GuardPorts {
  readonly isLoggedIn: () => boolean
  readonly queryClient: QueryClient
  readonly queries: Queries
  readonly returnTo: ReturnTo
}

const isGuarded = ({ access }: GamePageMatch): boolean => access !== 'anyone' && access !== 'visitor'

/** NAV-2, NAV-4, NAV-6, NAV-10 */
export function createGuard({
  isLoggedIn,
  queryClient,
  queries,
  returnTo,
}: GuardPorts): Guard<GamePageMatch> {
  return {
    redirectAtOnce: ({ access }) => findRedirectBeforeProfile(access, isLoggedIn()),

    canEnter(match) {
      if (!isGuarded(match)) return true
      const known = queryClient.getQueryData(queries.profile)
      return known !== undefined && findRedirect(match, known) === null
    },

    async check(match): Promise<Redirect | null> {
      if (!isGuarded(match)) return null
      const badges = revalidateQuery(queryClient, queries.badges)
      badges.catch(() => undefined)
      await revalidateQuery(queryClient, queries.profile)
      const profile = await queryClient.ensureQueryData(queries.profile)
      const redirect = findRedirect(match, profile)
      if (redirect !== null) return redirect
      if (profile.student === null) throw new NoStudentError()
      // A child can play without badges. Screens that show them retry.
      await badges.catch(() => undefined)
      const to = returnTo.take(profile)
      return to === null ? null : { to }
    },

    async recheck(match) {
      try {
        return findRedirect(match, await queryClient.fetchQuery(queries.profile, 0))
      } catch {
        return null
      }
    },

    redirectMissing(match) {
      const student = queryClient.getQueryData(queries.profile)?.student
      return (student && match.ifMissing(student)) ?? null
    },
  }
}
