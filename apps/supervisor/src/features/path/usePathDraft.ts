import type { PathDocument } from '@letterliaan/contract'
import { rebasePath } from '@letterliaan/rules/preparation'
import { useDraft } from '../../app/data/useDraft.ts'

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

/** A path that is being edited. It survives a reload and navigation, but not a logout. */
export function usePathDraft(name: string, stored: StoredPath): PathDraft {
  const draft = useDraft<Partial<Draft>>(name, {})
  const { base = { version: stored.version, path: stored.path }, path } = draft.value

  return {
    path: path ?? stored.path,
    isChanged: path !== undefined,
    version: base.version,
    newer: base.version === stored.version ? null : { path: stored.path, before: base.path },
    change: (next) => draft.change({ base, path: next }),
    rebase() {
      if (path === undefined) return
      const { version, path: newer } = stored
      draft.change({ base: { version, path: newer }, path: rebasePath(base.path, path, newer) })
    },
    discard: draft.forget,
  }
}
