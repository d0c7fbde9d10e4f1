import { useRef, useState } from 'react'
import { useServices } from '../useServices.ts'

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
