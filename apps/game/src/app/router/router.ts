import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../../routes/tree.ts'
import { Failed } from '../shell/Failed.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Waiting } from '../shell/Waiting.tsx'
import type { Services } from '../services.ts'
import { warmUp } from './warm-up.ts'

/** Shorter waits than this (ms) show no loading view. */
const noticeableMs = 200

/** The router of the app, with everything that happens around a navigation (hub-and-account §2, Navigation guard). */
export function createAppRouter(services: Services) {
  const router = createRouter({
    routeTree,
    context: services,
    defaultPreload: 'intent',
    // The query cache knows what is fresh; the router's own would only be in its way.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: Waiting,
    defaultPendingMs: noticeableMs,
    defaultErrorComponent: Failed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })

  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    services.sound.clear()
    warmUp(router, services, toLocation.pathname)
  })
  services.session.onChange(() => {
    services.queryClient.clear()
    void services.answers.abandon()
    void router.invalidate()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
