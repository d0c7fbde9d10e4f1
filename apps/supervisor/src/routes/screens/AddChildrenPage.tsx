import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { FlatLink, Notice } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useServices, useData } from '../../app/index.ts'
import { ImportDone, TodaysImports } from '../../features/roster/ImportDone.tsx'
import { RosterInput } from '../../features/roster/RosterInput.tsx'
import { RosterPreviewPanel } from '../../features/roster/RosterPreviewPanel.tsx'
import { useRoster } from '../../features/roster/useRoster.ts'
import { readSoughtGroup } from '../sought-group.ts'
import { texts } from '../../features/roster/texts.ts'

export function AddChildrenPage() {
  const { queries } = useServices()
  const [groups] = useData(() => [queries.groups])
  const { data: imports = [] } = useQuery(queries.rosterImports)
  const roster = useRoster(groups, readSoughtGroup() ?? undefined)
  const { list, preview, result, isBusy } = roster

  return (
    <PageFrame
      title={commonTexts.addChildren}
      back={<Link to={addresses.children}>{commonTexts.children}</Link>}
    >
      {result === null ? (
        <>
          <RosterInput
            groups={groups}
            group={roster.group}
            draft={roster.draft.value}
            onDraft={roster.draft.change}
            onRead={roster.read}
          />
          {list === null && <TodaysImports imports={imports} isBusy={isBusy} onUndo={roster.undo} />}
          <div role="alert">
            {list !== null && preview.isError && <Notice look="failure">{preview.error.message}</Notice>}
          </div>
          {list !== null && preview.data && !preview.isError && (
            <RosterPreviewPanel
              key={roster.numLists}
              preview={preview.data}
              columns={list.columns}
              isBusy={isBusy || preview.isFetching}
              onColumns={roster.correct}
              onImport={roster.take}
            />
          )}
        </>
      ) : (
        <ImportDone
          result={result}
          left={roster.left}
          isBusy={isBusy}
          onUndo={() => roster.undoResult()}
          onMore={roster.restart}
          renderNext={({ id }) => (
            <>
              <FlatLink to={addresses.groupPath(id)} look="primary">
                {commonTexts.setStepsReady}
              </FlatLink>
              <FlatLink to={addresses.groupCards(id)}>{texts.done.toCards}</FlatLink>
              <FlatLink to={addresses.group(id)}>{texts.done.toGroup}</FlatLink>
            </>
          )}
        />
      )}
    </PageFrame>
  )
}
