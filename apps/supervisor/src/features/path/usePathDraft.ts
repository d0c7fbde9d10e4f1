import type { PathDocument } from '@letterliaan/contract'
import { useState } from 'react'

export interface PathDraft {
  readonly path: PathDocument
  readonly isChanged: boolean
  readonly change: (path: PathDocument) => void
  /** What was stored is what there is. */
  readonly discard: () => void
}

/** For this tab only: a path holds words for one child. */
const readDraft = (name: string): PathDocument | null => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as PathDocument | null
  } catch {
    return null
  }
}

/** A path as it is being changed; a reload, and another page and back, keep it (docs/adr/0014-unsaved-text.md). */
export function usePathDraft(name: string, stored: PathDocument): PathDraft {
  const [draft, setDraft] = useState(() => readDraft(name))

  return {
    path: draft ?? stored,
    isChanged: draft !== null,
    change(path) {
      sessionStorage.setItem(name, JSON.stringify(path))
      setDraft(path)
    },
    discard() {
      sessionStorage.removeItem(name)
      setDraft(null)
    },
  }
}
