import type { APIResponse, Route } from 'playwright-core'

/** Asks the server for an answer with its body, also where the game holds one and asks by its ETag only: a 304 has none. */
export function fetchWithBody(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _, ...headers } = route.request().headers()
  return route.fetch({ headers })
}
