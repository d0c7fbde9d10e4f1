import { useRef, useState } from 'react'
import { useServices } from '../useServices.ts'

export interface Draft<T> {
  readonly value: T
  readonly change: (changes: Partial<T>) => void
  readonly forget: () => void
}

/** Returns state that survives a reload of the page. `empty` is the initial state. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const { drafts } = useServices()
  const [value, setValue] = useState<T>(() => Object.assign({}, empty, drafts.read(name)))
  // Contains the latest state, because two changes can happen in one event (leaving a field, choosing another).
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
