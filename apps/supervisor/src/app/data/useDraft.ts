import { useRef, useState } from 'react'
import { useServices } from '../useServices.ts'

export interface Draft<T> {
  readonly value: T
  readonly change: (changes: Partial<T>) => void
  readonly forget: () => void
}

interface StoredDraft<T> extends Draft<T> {
  /** Forgets the input and returns true, unless it was changed since it had the value `saved`. */
  readonly forgetSaved: (saved: T) => boolean
}

/** Returns state that survives a reload of the page. `empty` is the initial state. */
export function useDraft<T extends object>(name: string, empty: T): StoredDraft<T> {
  const { drafts } = useServices()
  const [value, setValue] = useState<T>(() => Object.assign({}, empty, drafts.read(name)))
  // Contains the latest state, because two changes can happen in one event (leaving a field, choosing another).
  const latest = useRef(value)
  const set = (next: T) => {
    latest.current = next
    setValue(next)
  }
  const forget = () => {
    set(empty)
    drafts.remove(name)
  }
  return {
    value,
    change(changes) {
      set({ ...latest.current, ...changes })
      drafts.write(name, latest.current)
    },
    forget,
    forgetSaved(saved) {
      if (latest.current !== saved) return false
      forget()
      return true
    },
  }
}
