import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { SelectionBar } from '../../app/controls/SelectionBar.tsx'
import { Sign } from '../../app/controls/Sign.tsx'
import { SearchField, Toolbar } from '../../app/controls/Toolbar.tsx'
import { useSelection } from '../../app/controls/useSelection.ts'
import { useChange } from '../../app/data/useChange.ts'
import { countOf } from '@letterliaan/texts/numbers'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { useCardWindow } from '../../features/cards/useCards.tsx'
import { archiveChildren } from '../../features/children/child-changes.ts'
import { ChildTable } from '../../features/children/ChildTable.tsx'
import { buddiesOf, filterChildren, type GroupFilter } from '../../features/children/filter-children.ts'
import { GroupFilterField } from '../../features/children/GroupFilterField.tsx'
import { GroupCards } from '../../features/groups/GroupCards.tsx'
import { useGroupForm } from '../../features/groups/useGroupForm.tsx'
import { useMoveChildren } from '../../features/groups/useMoveChildren.tsx'
import { addresses } from '../addresses.ts'
import styles from './ChildrenPage.module.css'

/** The groups that this supervisor sees, and all their children: to find, to place, to open (GRP-1). */
export function ChildrenPage() {
  const { queries, navigator } = useServices()
  const [{ data: students }, { data: groups }, { data: levels }] = useSuspenseQueries({
    queries: [queries.students, queries.groups, queries.levels],
  })
  const form = useGroupForm(null, ({ id }) => navigator.go(addresses.group(id)))

  return (
    <PageFrame
      title="Kinderen"
      actions={
        <>
          <Link to={addresses.addChildren} className={flatClass('primary')}>
            <Sign name="plus" />
            Kinderen toevoegen
          </Link>
          <FlatButton sign="group" onClick={form.open}>
            Nieuwe groep
          </FlatButton>
        </>
      }
    >
      <section className={styles.groups} aria-labelledby="groups">
        <h2 id="groups">Groepen</h2>
        {groups.length === 0 ? (
          <p className={styles.quiet}>
            U hebt nog geen groep. Maak er een, en zet er kinderen in: dan maakt u voor allemaal tegelijk een
            pad en inlogkaarten.
          </p>
        ) : (
          <GroupCards
            groups={groups}
            levels={levels}
            buddiesOf={(id) => buddiesOf(students, id)}
            addressOf={addresses.group}
          />
        )}
      </section>
      {students.length === 0 ? (
        <EmptyState
          title="Uw organisatie heeft nog geen kinderen."
          buddy={5}
          action={
            <Link to={addresses.addChildren} className={flatClass('primary')}>
              Voeg kinderen toe
            </Link>
          }
        >
          Voeg de kinderen toe die met Letterliaan gaan spelen.
        </EmptyState>
      ) : (
        <AllChildren students={students} groups={groups} />
      )}
      <ArchiveLink />
      {form.dialog}
    </PageFrame>
  )
}

/** Who was archived is hidden, and a press away. */
function ArchiveLink() {
  const { queries } = useServices()
  const { data: archived = [] } = useQuery(queries.archived)
  if (archived.length === 0) return null
  return (
    <p>
      <Link to={addresses.archive}>Archief: {countOf(archived.length, 'kind', 'kinderen')}</Link>
    </p>
  )
}

interface AllChildrenProps {
  readonly students: readonly SupervisedStudent[]
  readonly groups: readonly Group[]
}

function AllChildren({ students, groups }: AllChildrenProps) {
  const { client, queries } = useServices()
  const [{ data: levels }] = useSuspenseQueries({ queries: [queries.levels] })
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<GroupFilter>('all')
  const deferredSearch = useDeferredValue(search)
  const matches = useMemo(
    () => filterChildren(students, deferredSearch, filter),
    [students, deferredSearch, filter],
  )
  const selection = useSelection()
  const selected = students.filter(({ id }) => selection.ids.has(id))
  const move = useMoveChildren(groups, selected, selection.clear)
  const cards = useCardWindow(selected, null)
  const { isBusy, run: archive } = useChange(archiveChildren(client), selection.clear)

  return (
    <>
      <Panel title="Alle kinderen" isFlush>
        <div className={styles.tools}>
          <Toolbar>
            <SearchField label="Zoek een kind" value={search} onChange={setSearch} />
            {groups.length > 0 && <GroupFilterField groups={groups} value={filter} onChange={setFilter} />}
            <output className={styles.numMatches}>
              {matches.length === students.length
                ? `${students.length} kinderen`
                : `${matches.length} van ${students.length} kinderen`}
            </output>
          </Toolbar>
        </div>
        {matches.length === 0 ? (
          <EmptyState title="Geen kind gevonden." level={3}>
            Zoek met een deel van de naam, of kies een andere groep.
          </EmptyState>
        ) : (
          <ChildTable
            caption="Alle kinderen"
            students={matches}
            groups={groups}
            levels={levels}
            addressOf={addresses.child}
            selection={selection}
            search={`${filter} ${deferredSearch}`}
          />
        )}
      </Panel>
      <SelectionBar numSelected={selected.length} singular="kind" plural="kinderen" onClear={selection.clear}>
        {groups.length > 0 && (
          <FlatButton sign="group" onClick={move.open}>
            Zet in een groep
          </FlatButton>
        )}
        <FlatButton sign="card" onClick={cards.open}>
          Nieuwe kaarten
        </FlatButton>
        <FlatButton
          sign="archive"
          aria-disabled={isBusy}
          onClick={() => void archive({ students: selected, is_archived: true })}
        >
          Archiveer
        </FlatButton>
      </SelectionBar>
      {move.dialog}
      {cards.dialog}
    </>
  )
}
