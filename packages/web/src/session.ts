import type { Tokens } from '@letterliaan/contract'
import { createRandomId, type TokenStore } from '@letterliaan/contract/client'
import { createStore, type ReadonlyStore } from './store/create-store.ts'

interface StoredLogin {
  readonly login_id: string
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_at?: number | undefined
}

export interface Session extends TokenStore {
  readonly isLoggedIn: () => boolean
  readonly loginId: ReadonlyStore<string | null>
  /** Returns a function that says whether the present login has ended, also if another tab ended it. */
  readonly watchLogout: () => () => boolean
  /** Calls `listener` after a login or logout in any tab, but not after a renewal. Returns a stop function. */
  readonly onChange: (listener: () => void) => () => void
}

type TabEvents = Pick<Window, 'addEventListener'>

/** The stored value after a logout. A missing value means that the browser cleared the storage. */
const loggedOut = ''

/**
 * Stores the login for all tabs. Each app has its own `storageKey`, because supervisor and child may share
 * a device. If the browser clears the storage, an open page stays logged in (NET-6), but a new page is not.
 */
export function createSession(storageKey: string, storage: Storage, tabs: TabEvents): Session {
  let held: StoredLogin | null = null
  const isCleared = (): boolean => storage.getItem(storageKey) === null
  const read = (): StoredLogin | null =>
    isCleared() ? held : (held = parseLogin(storage.getItem(storageKey)))
  const readId = (): string | null => read()?.login_id ?? null
  const loginId = createStore(readId())

  function write(login_id: string, tokens: Tokens): void {
    const login = toLogin(login_id, tokens)
    storage.setItem(storageKey, JSON.stringify(login))
    loginId.set(readId())
  }

  tabs.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) loginId.set(readId())
  })

  return {
    read,
    begin: (tokens) => write(createRandomId(), tokens),
    write(tokens) {
      const login = read()
      if (login === null) return
      if (isCleared()) held = toLogin(login.login_id, tokens)
      else write(login.login_id, tokens)
    },
    clear() {
      forgetStoredLogin(storageKey, storage)
      loginId.set(readId())
    },
    isLoggedIn: () => read() !== null,
    loginId,
    watchLogout() {
      const known = loginId.get()
      return () => readId() !== known
    },
    onChange: loginId.subscribe,
  }
}

/** Keys expire earlier here than on the server, so that a stream that the server ends reopens with a new key. */
const renewEarlySeconds = 10

const toLogin = (login_id: string, { access_token, refresh_token, expires_in }: Tokens): StoredLogin => ({
  login_id,
  access_token,
  refresh_token,
  expires_at: Date.now() + (expires_in - renewEarlySeconds) * 1000,
})

export const forgetStoredLogin = (storageKey: string, storage: Storage): void =>
  storage.setItem(storageKey, loggedOut)

/** Parses a stored login, or returns null. The id may be missing, because an older version stored none. */
function parseLogin(text: string | null): StoredLogin | null {
  try {
    const login = JSON.parse(text ?? 'null') as Partial<StoredLogin> | null
    const { login_id = '', access_token, refresh_token, expires_at } = login ?? {}
    const isWhole = [login_id, access_token, refresh_token].every((field) => typeof field === 'string')
    if (!isWhole) return null
    const known = typeof expires_at === 'number' && { expires_at }
    return { login_id, access_token, refresh_token, ...known } as StoredLogin
  } catch {
    return null
  }
}
