import { createClient } from '@letterliaan/contract/client'
import { createSession } from './session.ts'

/** The apps that share a browser, and its local storage: each has a login of its own there. */
export const apps = {
  game: { client_id: 'letterliaan-game', storageKey: 'letterliaan-session' },
  supervisor: { client_id: 'letterliaan-begeleider', storageKey: 'letterliaan-begeleider-session' },
} as const

/** Ends the login of an app in this browser, from the other app: nobody comes back on a device that is shared (DAG-1). */
export function logOutOf({ client_id, storageKey }: (typeof apps)[keyof typeof apps], browser: Window): void {
  const tokens = createSession(storageKey, browser.localStorage, browser)
  createClient({ baseUrl: '', client_id, tokens }).logout()
}

/**
 * A supervisor logged in at the game: its login becomes the supervisor's app's, for which the server made it. The game of
 * this tab hears nothing of it: it is about to be left.
 */
export function handLoginToSupervisor(browser: Window): void {
  const storage = browser.localStorage
  const login = storage.getItem(apps.game.storageKey)
  // Another tab, or this page when it was made once before, handed it over already.
  if (login === null) return
  logOutOf(apps.supervisor, browser)
  storage.removeItem(apps.game.storageKey)
  storage.setItem(apps.supervisor.storageKey, login)
}
