/**
 * Unsent input by name. Survives a reload and 'back' in this tab; deleted with the tab or the login, as it may
 * hold names of children.
 */
export interface Drafts {
  /** Returns the input of this name; null for none. */
  readonly read: (name: string) => unknown
  readonly write: (name: string, value: unknown) => void
  readonly remove: (name: string) => void
  readonly clear: () => void
}

const prefix = 'letterliaan-begeleider-draft-'

/** `storage`: that of the tab. Where it keeps nothing, as in some private windows, a draft lives as long as its page. */
export function createDrafts(storage: Storage): Drafts {
  const remove = (name: string) => storage.removeItem(prefix + name)
  return {
    remove,
    read(name) {
      try {
        return JSON.parse(storage.getItem(prefix + name) ?? 'null')
      } catch {
        return null
      }
    },
    write(name, value) {
      try {
        storage.setItem(prefix + name, JSON.stringify(value))
      } catch {
        // The storage is full or refused: what is on the page is still there.
      }
    },
    clear() {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key)
    },
  }
}
