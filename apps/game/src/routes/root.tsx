import { createRootRouteWithContext } from '@tanstack/react-router'
import { detourAtDoor } from '../app/guard/access.ts'
import { redirectTo } from '../app/guard/redirect-to.ts'
import type { Services } from '../app/services.ts'
import { Shell } from '../app/shell/Shell.tsx'

/** Around every page. An address that leads nowhere ends here, for anyone. */
export const rootRoute = createRootRouteWithContext<Services>()({
  component: Shell,
  staticData: { access: 'anyone' },
  beforeLoad({ context, matches }) {
    const access = matches.at(-1)?.staticData.access ?? 'member'
    redirectTo(detourAtDoor(access, context.session.isLoggedIn()))
  },
})
