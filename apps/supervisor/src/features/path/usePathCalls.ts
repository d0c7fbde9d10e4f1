import type { ChildPath, GroupPath } from '@letterliaan/contract'
import { useDraft } from '../../app/data/useDraft.ts'
import { useChange } from '../../app/data/useChange.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { useServices } from '../../app/useServices.ts'
import { givePath, getPathKey, previewPath, savePath, undoPath, type PathOwner } from './path-changes.ts'
import { texts } from './texts.ts'
import type { PathDraft, StoredPath } from './usePathDraft.ts'

/** Returns the requests of a page about a path. `say` returns the message after a save. */
export function usePathCalls(
  owner: PathOwner,
  { version, discard }: PathDraft,
  stored: StoredPath & Pick<GroupPath, 'updated_at'>,
  say: (saved: GroupPath | ChildPath) => string,
) {
  const { queryClient } = useServices()
  const { isUndone, keep } = useUndone(getPathKey(owner).join(' '), stored.version)
  const told = isUndone ? texts.told.redone : commonTexts.undone
  const previewing = useChange(previewPath(owner))
  const saving = useChange(savePath(owner, discard, say, keep), () => keep(null))
  const undoing = useChange(undoPath(owner, discard, told), () =>
    keep(isUndone ? null : (queryClient.getQueryData<StoredPath>(getPathKey(owner))?.version ?? null)),
  )
  // Giving a group's steps changes the paths of its children, not its own path.
  const keepThis = () => 'student_id' in owner && keep(stored.version)
  const giving = useChange(givePath(owner, discard, keepThis), () => keep(null))
  return {
    isBusy: [previewing, saving, undoing, giving].some(({ isBusy }) => isBusy),
    isUndone,
    preview: previewing.ask,
    save: (path: GroupPath['path']) => saving.run({ version, path }),
    undo: () => undoing.run(stored.updated_at),
    give: giving.run,
  }
}

export type PathCalls = ReturnType<typeof usePathCalls>

interface Undone {
  /** True if the last change was undone. The same request then redoes the change. */
  readonly isUndone: boolean
  /** Remembers the version that an undo restored, or null if nothing is undone. */
  readonly keep: (version: string | null) => void
}

/** Remembers what was undone, because the server has one request for undo and redo. */
function useUndone(name: string, version: string): Undone {
  const { value, change, forget } = useDraft<{ version?: string }>(`${name} undone`, {})
  return {
    isUndone: value.version === version,
    keep: (next) => (next === null ? forget() : change({ version: next })),
  }
}
