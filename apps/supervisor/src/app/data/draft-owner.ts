const storageKey = 'letterliaan-begeleider-draft-owner'

/** Remembers whose unsaved text is stored after an idle logout, so that no other user sees it (ADR 14). */
export interface DraftOwner {
  readonly isKnown: () => boolean
  /** Forgets the owner if another user logs in. Call it before a login starts. */
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
