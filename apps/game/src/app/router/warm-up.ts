import type { AnyRouter } from '@tanstack/react-router'
import { freshen } from '../data/fetch-page.ts'
import type { Services } from '../services.ts'

/**
 * Begins with what a navigation will need while the guard still waits for the profile: the screen's code and the page's
 * own fetches. The guard decides as before; only the waiting is done side by side (performance.md, Loading).
 */
export function warmUp(router: AnyRouter, services: Services, pathname: string): void {
  const [routes, params, page] = router.getMatchedRoutes(pathname)
  for (const route of routes) void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined)
  if (!services.session.isLoggedIn()) return
  const { queries, queryClient } = services
  const fetches = page?.options.staticData?.fetches?.(queries, params) ?? []
  for (const query of fetches) freshen(queryClient, query).catch(() => undefined)
}
