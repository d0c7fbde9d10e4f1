import type { Tokens } from '@letterliaan/contract'
import type { TokenStore } from '@letterliaan/contract/client'

const storageKey = 'letterliaan-begeleider-session'

type Kept = NonNullable<ReturnType<TokenStore['read']>>
type TabEvents = Pick<Window, 'addEventListener'>

export interface Session extends TokenStore {
  readonly isLoggedIn: () => boolean
  /** Tells when somebody logged in or out, here or in another tab. Returns how to stop listening. */
  readonly onChange: (listener: () => void) => () => void
}

/** The supervisor's tokens, apart from those of a child that plays on the same device. All tabs share one login. */
export function createSession(storage: Storage, tabs: TabEvents): Session {
  const listeners = new Set<() => void>()
  let wasLoggedIn = storage.getItem(storageKey) !== null

  const isLoggedIn = (): boolean => storage.getItem(storageKey) !== null

  function noticeChange(): void {
    if (isLoggedIn() === wasLoggedIn) return
    wasLoggedIn = isLoggedIn()
    for (const listener of listeners) listener()
  }

  function keep({ access_token, refresh_token }: Tokens): void {
    storage.setItem(storageKey, JSON.stringify({ access_token, refresh_token }))
    noticeChange()
  }

  tabs.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) noticeChange()
  })

  return {
    isLoggedIn,
    read() {
      const text = storage.getItem(storageKey)
      return text === null ? null : (JSON.parse(text) as Kept)
    },
    begin: keep,
    write: keep,
    clear() {
      storage.removeItem(storageKey)
      noticeChange()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
