/** Time that a draft is stored (seconds; docs/adr/0014-unsaved-text.md). */
const keptFor = 30 * 24 * 60 * 60

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Stores unsaved text on this device. `date`: unix seconds; `key` begins with the id of the child's user. */
export function createDrafts<T extends { readonly date: number }>(
  prefix: string,
  isDraft: (value: Partial<T> | null) => value is T,
) {
  const readNamed = (storage: Keeper, name: string): T | null => {
    try {
      const value = JSON.parse(storage.getItem(name) ?? 'null') as Partial<T> | null
      return isDraft(value) ? value : null
    } catch {
      return null
    }
  }
  return {
    read: (storage: Keeper, key: number | string): T | null => readNamed(storage, prefix + key),
    /** Does nothing if the device cannot store. */
    save: (storage: Keeper, key: number | string, draft: T): void => {
      try {
        storage.setItem(prefix + key, JSON.stringify(draft))
      } catch {
        // The text is still on the screen.
      }
    },
    remove: (storage: Keeper, key: number | string): void => storage.removeItem(prefix + key),
    /** Removes old drafts of any child. `now`: unix seconds. */
    removeOld: (storage: Keeper, now: number): void => {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      for (const name of names.filter((key) => key.startsWith(prefix))) {
        const draft = readNamed(storage, name)
        if (draft === null || draft.date < now - keptFor) storage.removeItem(name)
      }
    },
  }
}
