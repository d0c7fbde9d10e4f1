import { createRoute } from '@tanstack/react-router'
import { freshen } from '../app/data/fetch-page.ts'
import { detourInside } from '../app/guard/access.ts'
import { NoStudentError } from '../app/guard/no-student-error.ts'
import { redirectTo } from '../app/guard/redirect-to.ts'
import { rootRoute } from './root.tsx'

/** Everything for children that are logged in: profile and badges first, then the page's own fetches (NAV-4). */
export const guardedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guarded',
  async beforeLoad({ context, matches }) {
    const { queryClient, queries } = context
    await Promise.all([freshen(queryClient, queries.profile), freshen(queryClient, queries.badges)])
    const profile = await queryClient.ensureQueryData(queries.profile)
    redirectTo(detourInside(matches.at(-1)?.staticData.access ?? 'member', profile))
    if (profile.student === null) throw new NoStudentError()
    return { student: profile.student }
  },
})
