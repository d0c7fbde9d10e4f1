import type { PathDocument } from '@letterliaan/contract'
import { rebasePath } from '@letterliaan/rules/preparation'
import { useState } from 'react'

export interface StoredPath {
  readonly version: string
  readonly path: PathDocument
}

export interface PathDraft {
  readonly path: PathDocument
  readonly isChanged: boolean
  readonly version: string
  /** If another supervisor saved first: that path, and the path on which the draft is based. Otherwise null. */
  readonly newer: { readonly path: PathDocument; readonly before: PathDocument } | null
  readonly change: (path: PathDocument) => void
  readonly rebase: () => void
  readonly discard: () => void
}

interface Draft {
  readonly base: StoredPath
  readonly path: PathDocument
}

/** Reads a draft from the tab's storage, which is private enough for notes about a child. */
const readDraft = (name: string): Draft | null => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Draft> | null
    return draft?.base && draft.path ? { base: draft.base, path: draft.path } : null
  } catch {
    return null
  }
}

/** A path that is being edited. It survives a reload and navigation (docs/adr/0014-unsaved-text.md). */
export function usePathDraft(name: string, stored: StoredPath): PathDraft {
  const [draft, setDraft] = useState(() => readDraft(name))
  const base = draft?.base ?? { version: stored.version, path: stored.path }

  function keep(next: Draft) {
    sessionStorage.setItem(name, JSON.stringify(next))
    setDraft(next)
  }

  return {
    path: draft?.path ?? stored.path,
    isChanged: draft !== null,
    version: base.version,
    newer: base.version === stored.version ? null : { path: stored.path, before: base.path },
    change: (path) => keep({ base, path }),
    rebase() {
      if (draft === null) return
      const { version, path } = stored
      keep({ base: { version, path }, path: rebasePath(base.path, draft.path, path) })
    },
    discard() {
      sessionStorage.removeItem(name)
      setDraft(null)
    },
  }
}
