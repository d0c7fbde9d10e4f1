import { useRef, useState } from 'react'
import { useServices } from '../useServices.ts'

export interface Draft<T> {
  readonly value: T
  readonly change: (changes: Partial<T>) => void
  readonly forget: () => void
}

/** Page state that survives a reload. `empty`: the initial state, whose fields are restored. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const { drafts } = useServices()
  const [value, setValue] = useState<T>(() => Object.assign({}, empty, drafts.read(name)))
  // Holds the latest state, so that two changes in one event (leaving a field, choosing another) both count.
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
