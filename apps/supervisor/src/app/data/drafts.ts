/** Unsent input by name. It survives reloads, but not a logout, because it may contain children's names. */
export interface Drafts {
  /** Returns the input of this name, or null. */
  readonly read: (name: string) => unknown
  readonly write: (name: string, value: unknown) => void
  readonly remove: (name: string) => void
  readonly clear: () => void
}

const prefix = 'letterliaan-begeleider-draft-'

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
        // If storage is full or blocked, the page still has the text.
      }
    },
    clear() {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key)
    },
  }
}
