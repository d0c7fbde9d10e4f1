const storageKey = 'letterliaan-begeleider-draft-owner'

/**
 * Remembers whose unsaved text is in this browser: it outlives a login that expired, but is never shown to
 * another user (docs/adr/0014-unsaved-text.md).
 */
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
