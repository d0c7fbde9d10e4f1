/** Unsent input by name; survives reloads of this tab until logout, as it may contain children's names. */
export interface Drafts {
  /** Returns the input of this name, or null. */
  readonly read: (name: string) => unknown
  readonly write: (name: string, value: unknown) => void
  readonly remove: (name: string) => void
  readonly clear: () => void
}

const prefix = 'letterliaan-begeleider-draft-'

/** `storage` is the tab's. If it stores nothing, as in private windows, a draft lasts as long as its page. */
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
        // Storage is full or blocked: the page still has the text.
      }
    },
    clear() {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key)
    },
  }
}
