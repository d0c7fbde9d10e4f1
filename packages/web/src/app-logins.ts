import { createClient } from '@letterliaan/contract/client'
import { readBasePath } from './base-path.ts'
import { createSession, forgetStoredLogin } from './session.ts'

export const appLogins = {
  game: { client_id: 'letterliaan-game', storageKey: 'letterliaan-session' },
  supervisor: { client_id: 'letterliaan-begeleider', storageKey: 'letterliaan-begeleider-session' },
} as const

/** Logs out of an app. The other app does this at its logout too, because a device may be shared (DAG-1). */
export function logOutOfApp(
  { client_id, storageKey }: (typeof appLogins)[keyof typeof appLogins],
  browser: Window,
): void {
  const tokens = createSession(storageKey, browser.localStorage, browser)
  createClient({ baseUrl: readBasePath(), client_id, tokens }).logout()
}

/** Moves a supervisor's login from the game to the supervisor's app. An open page of the game is not informed. */
export function moveLoginToSupervisorApp(browser: Window): void {
  const storage = browser.localStorage
  const login = storage.getItem(appLogins.game.storageKey)
  if (!login) return
  logOutOfApp(appLogins.supervisor, browser)
  forgetStoredLogin(appLogins.game.storageKey, storage)
  storage.setItem(appLogins.supervisor.storageKey, login)
}
