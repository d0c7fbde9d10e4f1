import { createAddressBar } from '@letterliaan/web/address-bar'
import type { PageMatch } from '@letterliaan/web/page'
import { createNavigator, type Guard, type Navigator } from '@letterliaan/web/navigator'
import type { PageMeta, SupervisorPage } from './page.ts'

export type SupervisorNavigator = Navigator<PageMeta>

/** Allows all pages. A user without a login sees the login form at the page's own address. */
const openToAll: Guard<PageMatch<PageMeta>> = {
  redirectAtOnce: ({ meta }) => meta.movedTo ?? null,
  canEnter: () => true,
  check: async () => null,
  recheck: async () => null,
  redirectMissing: () => null,
}

export const createSupervisorNavigator = (
  pages: readonly SupervisorPage[],
  browser: Window,
  onLeave: () => void,
): SupervisorNavigator =>
  createNavigator({
    pages,
    addressBar: createAddressBar(browser),
    guard: openToAll,
    fetchData: async () => undefined,
    onLeave,
  })
