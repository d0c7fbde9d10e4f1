import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import {
  EmptyState,
  FlatButton,
  FlatLink,
  Panel,
  SearchField,
  SelectionBar,
  Toolbar,
  useSelection,
} from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  layout,
  PageFrame,
  useChange,
  useMayChange,
  useServices,
  useData,
} from '../../app/index.ts'
import { useMakeCardsDialog } from '../../features/cards/MakeCardsForm.tsx'
import { archiveChildren } from '../../features/children/child-changes.ts'
import { ChildTable } from '../../features/children/ChildTable.tsx'
import { listBuddies, filterChildren, type GroupFilter } from '../../features/children/filter-children.ts'
import { GroupFilterField } from '../../features/children/GroupFilterField.tsx'
import { GroupCards } from '../../features/groups/GroupCards.tsx'
import { useGroupDialog, useMoveChildrenDialog } from '../../features/groups/group-dialogs.tsx'
import styles from './ChildrenPage.module.css'
import { fill } from '@letterliaan/texts'
import { texts } from '../../features/children/texts.ts'

/** Lists the supervisor's groups and all their children (GRP-1). */
export function ChildrenPage() {
  const mayChange = useMayChange()
  const [students, groups, levels] = useData((queries) => [queries.students, queries.groups, queries.levels])
  const form = useGroupDialog(null)

  return (
    <PageFrame
      title={commonTexts.children}
      actions={
        mayChange && (
          <>
            <FlatLink to={addresses.addChildren} look="primary" sign="plus">
              {commonTexts.addChildren}
            </FlatLink>
            <FlatButton sign="group" onClick={form.open}>
              {commonTexts.newGroup}
            </FlatButton>
          </>
        )
      }
    >
      <section className={layout.stack3} aria-labelledby="groups">
        <h2 id="groups">{commonTexts.groups}</h2>
        {groups.length === 0 ? (
          <p className={layout.quiet}>{texts.all.noGroup}</p>
        ) : (
          <GroupCards groups={groups} levels={levels} buddiesOf={(id) => listBuddies(students, id)} />
        )}
      </section>
      {students.length === 0 ? (
        <EmptyState
          title={texts.all.none}
          buddy={5}
          action={
            <FlatLink to={addresses.addChildren} look="primary">
              {commonTexts.putChildrenIn}
            </FlatLink>
          }
        >
          {texts.all.addExplained}
        </EmptyState>
      ) : (
        <AllChildren students={students} groups={groups} />
      )}
      <ArchiveLink />
      {form.dialog}
    </PageFrame>
  )
}

function ArchiveLink() {
  const { queries } = useServices()
  const { data: archived = [] } = useQuery(queries.archived)
  if (archived.length === 0) return null
  return (
    <p>
      <Link to={addresses.archive}>{fill(texts.all.archive, { count: archived.length })}</Link>
    </p>
  )
}

interface AllChildrenProps {
  readonly students: readonly SupervisedStudent[]
  readonly groups: readonly Group[]
}

function AllChildren({ students, groups }: AllChildrenProps) {
  const [levels] = useData((queries) => [queries.levels])
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<GroupFilter>('all')
  const deferredSearch = useDeferredValue(search)
  const matches = useMemo(
    () => filterChildren(students, deferredSearch, filter),
    [students, deferredSearch, filter],
  )
  const selection = useSelection()
  const selected = students.filter(({ id }) => selection.ids.has(id))
  const move = useMoveChildrenDialog(groups, selected, selection.clear)
  const cards = useMakeCardsDialog(selected, null)
  const { isBusy, run: archive } = useChange(archiveChildren, selection.clear)

  return (
    <>
      <Panel title={texts.all.title} isFlush>
        <div className={styles.tools}>
          <Toolbar>
            <SearchField label={texts.all.search} value={search} onChange={setSearch} />
            {groups.length > 0 && <GroupFilterField groups={groups} value={filter} onChange={setFilter} />}
            <output className={styles.numMatches}>
              {matches.length === students.length
                ? fill(commonTexts.numChildren, { count: students.length })
                : fill(texts.all.found, { found: matches.length, count: students.length })}
            </output>
          </Toolbar>
        </div>
        {matches.length === 0 ? (
          <EmptyState title={texts.all.noneFound} level={3}>
            {texts.all.searchOtherwise}
          </EmptyState>
        ) : (
          <ChildTable
            caption={texts.all.title}
            students={matches}
            groups={groups}
            levels={levels}
            selection={selection}
            search={`${filter} ${deferredSearch}`}
          />
        )}
      </Panel>
      <SelectionBar numSelected={selected.length} singular="kind" plural="kinderen" onClear={selection.clear}>
        {groups.length > 0 && (
          <FlatButton sign="group" onClick={move.open}>
            {commonTexts.putInGroup}
          </FlatButton>
        )}
        <FlatButton sign="card" onClick={cards.open}>
          {commonTexts.newCards}
        </FlatButton>
        <FlatButton
          sign="archive"
          aria-disabled={isBusy}
          onClick={() => archive({ students: selected, is_archived: true })}
        >
          {commonTexts.archive}
        </FlatButton>
      </SelectionBar>
      {move.dialog}
      {cards.dialog}
    </>
  )
}
