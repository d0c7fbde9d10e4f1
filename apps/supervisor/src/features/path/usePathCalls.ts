import type { ChildPath, GroupPath } from '@letterliaan/contract'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { givePath, previewPath, proposePath, savePath, undoPath, type PathOwner } from './path-changes.ts'
import type { PathDraft } from './usePathDraft.ts'

/** What the page of a path asks of the server. `say`: what is told of a path that was kept. */
export function usePathCalls(
  owner: PathOwner,
  { version, discard }: PathDraft,
  say: (saved: GroupPath | ChildPath) => string,
) {
  const { client } = useServices()
  const previewing = useChange(previewPath(client, owner))
  const proposing = useChange(proposePath(client))
  const saving = useChange(savePath(client, owner, discard, say))
  const undoing = useChange(undoPath(client, owner, discard))
  const giving = useChange(givePath(client, owner, discard))
  return {
    isBusy: [previewing, proposing, saving, undoing, giving].some(({ isBusy }) => isBusy),
    preview: previewing.ask,
    propose: (group: number, month: number) => proposing.ask({ group, month }),
    save: (path: GroupPath['path']) => saving.run({ version, path }),
    undo: () => undoing.run(),
    give: giving.run,
  }
}

export type PathCalls = ReturnType<typeof usePathCalls>
