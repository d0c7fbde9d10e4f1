import type { Group, RosterDecision, RosterImportResult } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useDraft } from '../../app/data/drafts.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { ImportDone } from '../../features/roster/ImportDone.tsx'
import { noRosterDraft, RosterInput, type RosterGroup } from '../../features/roster/RosterInput.tsx'
import { RosterPreviewPanel } from '../../features/roster/RosterPreviewPanel.tsx'
import type { RosterList } from '../../features/roster/roster-list.ts'
import { TodaysImports } from '../../features/roster/TodaysImports.tsx'
import { addresses } from '../addresses.ts'
import { useRosterImport } from './useRosterImport.ts'

/** Children by typing, pasting or a file: first what would happen, then what did. `group_id`: where it was opened from. */
export function AddChildrenPage({ group_id }: { group_id?: number }) {
  const { queries } = useServices()
  const { data: groups } = useSuspenseQuery(queries.groups)
  const { data: imports = [] } = useQuery(queries.rosterImports)
  const draft = useDraft(`roster-${group_id ?? 'all'}`, noRosterDraft)
  const group = chooseGroup(draft.value.group, groups, group_id)
  const [list, setList] = useState<RosterList | null>(null)
  const [numLists, setNumLists] = useState(0)
  const preview = usePreview(list, numLists, group)
  const [result, setResult] = useState<RosterImportResult | null>(null)
  const { isBusy, take, undo } = useRosterImport()
  const notify = useNotify()

  function read(next: RosterList) {
    // After a reload the name stands there, and nobody has left its field.
    if (group.kind === 'new') draft.change({ group: { kind: 'new', name: draft.value.groupName.trim() } })
    setList(next)
    setNumLists(numLists + 1)
  }

  async function importRows(decisions: readonly RosterDecision[], archive: readonly number[]) {
    if (
      group.kind === 'new' &&
      group.name === '' &&
      decisions.some(({ row }) => row.group_names.length === 0)
    ) {
      notify('error', 'Vul eerst de naam van de nieuwe groep in.')
      return
    }
    const taken = await take({
      decisions: [...decisions],
      archive: [...archive],
      is_complete: list?.isComplete ?? false,
    })
    if (!taken) return
    setResult(taken)
    draft.forget()
  }

  function restart() {
    setResult(null)
    setList(null)
  }

  return (
    <PageFrame title="Kinderen toevoegen" back={<Link to={addresses.children}>Kinderen</Link>}>
      {result === null ? (
        <>
          <RosterInput
            groups={groups}
            group={group}
            draft={draft.value}
            onDraft={draft.change}
            onRead={read}
          />
          {list === null && (
            <TodaysImports imports={imports} isBusy={isBusy} onUndo={(id) => void undo(id)} />
          )}
          <div role="alert">
            {list !== null && preview.isError && <Notice look="failure">{preview.error.message}</Notice>}
          </div>
          {list !== null && preview.data && !preview.isError && (
            <RosterPreviewPanel
              key={numLists}
              preview={preview.data}
              columns={list.columns}
              isBusy={isBusy || preview.isFetching}
              onColumns={(columns) => setList({ ...list, columns })}
              onImport={(decisions, archive) => void importRows(decisions, archive)}
            />
          )}
        </>
      ) : (
        <ImportDone
          result={result}
          isBusy={isBusy}
          onUndo={() => void undo(result.id).then((isUndone) => isUndone && restart())}
          onMore={restart}
          renderNext={({ id }) => (
            <>
              <Link to={addresses.groupPath(id)} className={flatClass('primary')}>
                Zet stappen klaar
              </Link>
              <Link to={addresses.groupCards(id)} className={flatClass('plain')}>
                Maak inlogkaarten
              </Link>
              <Link to={addresses.group(id)} className={flatClass('plain')}>
                Open de groep
              </Link>
            </>
          )}
        />
      )}
    </PageFrame>
  )
}

/** The group that was chosen, as long as it is there; else the one that the page was opened from, or the only one. */
function chooseGroup(
  chosen: RosterGroup | null,
  groups: readonly Group[],
  group_id: number | undefined,
): RosterGroup {
  const isThere = chosen?.kind !== 'group' || groups.some(({ id }) => id === chosen.id)
  if (chosen !== null && isThere) return chosen
  const group = groups.find(({ id }) => id === group_id) ?? (groups.length === 1 ? groups[0] : undefined)
  if (group) return { kind: 'group', id: group.id }
  return groups.length === 0 ? { kind: 'new', name: '' } : { kind: 'none' }
}

/** What a list would change, asked again when its group or columns are another. */
function usePreview(list: RosterList | null, numLists: number, group: RosterGroup) {
  const { client } = useServices()
  const query = {
    ...(group.kind === 'group' && { group_id: group.id }),
    ...(group.kind === 'new' && group.name !== '' && { group_name: group.name }),
    ...(list?.columns && {
      columns: list.columns.columns.join(','),
      has_header: String(list.columns.has_header) as 'true' | 'false',
    }),
    is_complete: String(list?.isComplete ?? false) as 'true' | 'false',
  }
  return useQuery({
    queryKey: ['roster', numLists, query],
    queryFn: () =>
      client.call('POST /api/v1/begeleider/roster/preview', { upload: list?.file ?? new Blob(), query }),
    enabled: list !== null,
    placeholderData: keepPreviousData,
    // The children may be others by now: a list is always laid beside those of this moment.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
