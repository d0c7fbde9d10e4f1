import { useRef, useState } from 'react'
import { useServices } from '../useServices.ts'

/**
 * What a supervisor is typing and has not sent yet, by name. It stays through a reload and 'back' in this tab, and is gone
 * with the tab or the login: names of children are not for who comes next.
 */
export interface Drafts {
  /** What was written under this name; null for nothing. */
  readonly read: (name: string) => unknown
  readonly write: (name: string, value: unknown) => void
  readonly remove: (name: string) => void
  /** Nothing of any draft is left. */
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

export interface Draft<T> {
  readonly value: T
  readonly change: (changes: Partial<T>) => void
  /** Back to nothing, once it was sent. */
  readonly forget: () => void
}

/** State of a page that survives a reload. `empty`: what it is at first, and what fields are taken over. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const { drafts } = useServices()
  const [value, setValue] = useState<T>(() => Object.assign({}, empty, drafts.read(name)))
  // Two changes of one event, such as leaving a field and choosing another, both count.
  const latest = useRef(value)
  const set = (next: T) => {
    latest.current = next
    setValue(next)
  }
  return {
    value,
    change(changes) {
      set({ ...latest.current, ...changes })
      drafts.write(name, latest.current)
    },
    forget() {
      set(empty)
      drafts.remove(name)
    },
  }
}
