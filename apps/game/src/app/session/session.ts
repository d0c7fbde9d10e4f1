import type { Tokens } from '@letterliaan/contract'
import { randomId, type TokenStore } from '@letterliaan/contract/client'

const storageKey = 'letterliaan-session'

/** What is kept: the tokens, and a name for this login that survives the renewal of its tokens. */
interface Stored {
  readonly sitting: string
  readonly access_token: string
  readonly refresh_token: string
}

export interface Session extends TokenStore {
  readonly isLoggedIn: () => boolean
  /** Names the login that this tab knows of; null when nobody is logged in. */
  readonly readSitting: () => string | null
  /**
   * Returns how to ask whether the login that this tab knows of is over: also when another tab has only just logged
   * out, or in as another child.
   */
  readonly untilLogout: () => () => boolean
  /**
   * Tells when a child logged in or out, here or in another tab: never for a mere renewal of the tokens.
   * Returns how to stop listening.
   */
  readonly onChange: (listener: () => void) => () => void
}

type TabEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** The child's tokens, in local storage so that all tabs share one login (hub-and-account §3, Tokens). */
export function createSession(storage: Storage, tabs: TabEvents): Session {
  const listeners = new Set<() => void>()
  let sitting = readStored(storage)?.sitting ?? null

  function noticeChange(): void {
    const now = readStored(storage)?.sitting ?? null
    if (now === sitting) return
    sitting = now
    for (const listener of listeners) listener()
  }

  function keep(name: string, { access_token, refresh_token }: Tokens): void {
    const stored: Stored = { sitting: name, access_token, refresh_token }
    storage.setItem(storageKey, JSON.stringify(stored))
    noticeChange()
  }

  tabs.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) noticeChange()
  })

  return {
    read: () => readStored(storage),
    begin: (tokens) => keep(randomId(), tokens),
    write(tokens) {
      const stored = readStored(storage)
      if (stored !== null) keep(stored.sitting, tokens)
    },
    clear() {
      storage.removeItem(storageKey)
      noticeChange()
    },
    isLoggedIn: () => readStored(storage) !== null,
    readSitting: () => sitting,
    untilLogout() {
      const known = sitting
      return () => (readStored(storage)?.sitting ?? null) !== known
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What is stored; text that cannot be read is nobody's login. */
function readStored(storage: Storage): Stored | null {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? 'null') as Partial<Stored> | null
    return isWhole(stored) ? stored : null
  } catch {
    return null
  }
}

const isWhole = (stored: Partial<Stored> | null): stored is Stored =>
  [stored?.sitting, stored?.access_token, stored?.refresh_token].every((field) => typeof field === 'string')
