import { useState } from 'react'

export interface Undone {
  /** The path is as it was before a change that was taken back: the same call does that change again. */
  readonly isUndone: boolean
  /** `version`: of the path that came back; null: nothing is taken back. */
  readonly keep: (version: string | null) => void
}

/** Remembers for this tab, beside the draft, what was taken back: the server has one call for back and forth. */
export function useUndone(name: string, version: string): Undone {
  const key = `${name} undone`
  const [undone, setUndone] = useState(() => sessionStorage.getItem(key))
  return {
    isUndone: undone === version,
    keep(next) {
      if (next === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
      setUndone(next)
    },
  }
}
