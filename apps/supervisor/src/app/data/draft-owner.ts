const storageKey = 'letterliaan-begeleider-draft-owner'

/** Whose unsaved text waits in this browser: it outlives a login that ended by itself, and no other's (docs/adr/0014-unsaved-text.md). */
export interface DraftOwner {
  readonly isKnown: () => boolean
  /** Before the login begins: another's text goes with the change of login. */
  readonly check: (user_id: number) => void
  readonly write: (user_id: number) => void
  readonly forget: () => void
}

export function createDraftOwner(storage: Storage): DraftOwner {
  const forget = (): void => storage.removeItem(storageKey)
  return {
    isKnown: () => storage.getItem(storageKey) !== null,
    check(user_id) {
      if (storage.getItem(storageKey) !== String(user_id)) forget()
    },
    write: (user_id) => storage.setItem(storageKey, String(user_id)),
    forget,
  }
}
