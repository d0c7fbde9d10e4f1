import type { Group, RosterDecision, RosterImportResult } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '../../app/data/useDraft.ts'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { importChildren, undoImport } from './roster-changes.ts'
import {
  chooseGroup,
  isGroupNameMissing,
  toPreviewQuery,
  noRosterDraft,
  type RosterGroup,
} from './roster-draft.ts'
import type { RowWithReasons } from './decisions.ts'
import type { ColumnChoice, RosterList } from './roster-list.ts'
import { texts } from './texts.ts'

/** Returns the state and actions of an import. `group_id` is the group from whose page it was opened. */
export function useRoster(groups: readonly Group[], group_id: number | undefined) {
  const notify = useNotify()
  const draft = useDraft(`roster-${group_id ?? 'all'}`, noRosterDraft)
  const group = chooseGroup(draft.value.group, groups, group_id)
  const [list, setList] = useState<RosterList | null>(null)
  /** React key that resets the choices for each new list. */
  const [numLists, setNumLists] = useState(0)
  const [result, setResult] = useState<RosterImportResult | null>(null)
  /** The input of the import, which an undo puts back. */
  const [imported, setImported] = useState(noRosterDraft)
  const [left, setLeft] = useState<readonly RowWithReasons[]>([])
  const preview = usePreview(list, numLists, group)
  const taking = useChange(importChildren, (taken) => {
    setResult(taken)
    setLeft((before) => [...before, ...taken.refused])
    setImported(draft.value)
    draft.forget()
  })
  const undoing = useChange(undoImport)

  const restart = () => {
    setResult(null)
    setList(null)
  }

  return {
    draft,
    group,
    list,
    numLists,
    preview,
    result,
    left,
    isBusy: taking.isBusy || undoing.isBusy,
    read: (next: RosterList) => {
      // The name must be read here too, because a field that a reload filled has no blur event.
      if (group.kind === 'new') draft.change({ group: { kind: 'new', name: draft.value.groupName.trim() } })
      setList(next)
      setNumLists(numLists + 1)
    },
    correct: (columns: ColumnChoice) => list !== null && setList({ ...list, columns }),
    take: (
      decisions: readonly RosterDecision[],
      archive: readonly number[],
      notTaken: readonly RowWithReasons[],
    ) => {
      if (isGroupNameMissing(group, decisions)) return notify('error', texts.input.needsGroupName)
      setLeft(notTaken)
      const is_complete = list?.isComplete ?? false
      return taking.run({ decisions: [...decisions], archive: [...archive], is_complete })
    },
    undo: (id: number) => undoing.run(id),
    undoResult: async () => {
      if (result === null || !(await undoing.run(result.id))) return
      draft.change(imported)
      restart()
    },
    restart,
  }
}

/** Requests what an import of the list would do. Refetches when the group or columns change. */
function usePreview(list: RosterList | null, numLists: number, group: RosterGroup) {
  const { client } = useServices()
  const query = toPreviewQuery(list, group)
  return useQuery({
    queryKey: ['roster', numLists, query],
    queryFn:
      list === null
        ? skipToken
        : () => client.call('POST /api/v1/begeleider/roster/preview', { upload: list.file, query }),
    placeholderData: keepPreviousData,
    // Is not cached, because the list must be compared with the present children.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
