import { Link } from '@letterliaan/web/link'
import {
  EmptyState,
  FlatButton,
  FlatLink,
  Panel,
  SelectionBar,
  useSelection,
} from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useChange, useData } from '../../app/index.ts'
import { archiveChildren } from '../../features/children/child-changes.ts'
import { ChildTable } from '../../features/children/ChildTable.tsx'
import { texts } from '../../features/children/texts.ts'

/** Lists archived children, who keep all their work and can be restored (GRP-8). */
export function ArchivePage() {
  const [students, groups, levels] = useData((queries) => [queries.archived, queries.groups, queries.levels])
  const selection = useSelection()
  const selected = students.filter(({ id }) => selection.ids.has(id))
  const { isBusy, run: archive } = useChange(archiveChildren, selection.clear)

  return (
    <PageFrame
      title={texts.archive.title}
      back={<Link to={addresses.children}>{commonTexts.children}</Link>}
      intro={texts.archive.intro}
    >
      {students.length === 0 ? (
        <EmptyState
          title={texts.archive.none}
          buddy={6}
          action={
            <FlatLink to={addresses.children} look="primary">
              {texts.archive.toChildren}
            </FlatLink>
          }
        />
      ) : (
        <Panel isFlush>
          <ChildTable
            caption={texts.archive.caption}
            students={students}
            groups={groups}
            levels={levels}
            selection={selection}
          />
        </Panel>
      )}
      <SelectionBar numSelected={selected.length} singular="kind" plural="kinderen" onClear={selection.clear}>
        <FlatButton
          sign="undo"
          aria-disabled={isBusy}
          onClick={() => archive({ students: selected, is_archived: false })}
        >
          {texts.archive.restore}
        </FlatButton>
      </SelectionBar>
    </PageFrame>
  )
}
