import { createClient } from '@letterliaan/contract/client'
import { readPrefix } from './place.ts'
import { createSession, forgetStoredLogin } from './session.ts'

export const apps = {
  game: { client_id: 'letterliaan-game', storageKey: 'letterliaan-session' },
  supervisor: { client_id: 'letterliaan-begeleider', storageKey: 'letterliaan-begeleider-session' },
} as const

/** Ends the login of the other app, as a device may be shared (DAG-1). */
export function logOutOf({ client_id, storageKey }: (typeof apps)[keyof typeof apps], browser: Window): void {
  const tokens = createSession(storageKey, browser.localStorage, browser)
  createClient({ baseUrl: readPrefix(), client_id, tokens }).logout()
}

/** Moves a supervisor's login from the game, which is left and not notified, to the supervisor's app. */
export function handLoginToSupervisor(browser: Window): void {
  const storage = browser.localStorage
  const login = storage.getItem(apps.game.storageKey)
  if (!login) return
  logOutOf(apps.supervisor, browser)
  forgetStoredLogin(apps.game.storageKey, storage)
  storage.setItem(apps.supervisor.storageKey, login)
}
