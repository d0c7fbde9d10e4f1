/**
 * What a supervisor is typing and has not sent yet, by name. It stays through a reload and 'back' in this tab, and is gone
 * with the tab or the login: names of children are not for who comes next.
 */
export interface Drafts {
  /** What was written under this name; null for nothing. */
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
