const storageKey = 'letterliaan-begeleider-draft-owner'

/** Remembers whose unsaved text is here: it outlives a login, but is never shown to another user (ADR 14). */
export interface DraftOwner {
  readonly isKnown: () => boolean
  /** Call before a login starts: deletes the text of another user. */
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
