import type { PreviewedRow, RosterDecision, RosterPreview, RosterStudent } from '@letterliaan/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Badge } from '../../app/controls/Badge.tsx'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { DataTable, type Column } from '../../app/controls/DataTable.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import type { Selection } from '../../app/controls/useSelection.ts'
import { countOf } from '../../app/format.ts'
import { ColumnFields } from './ColumnFields.tsx'
import {
  describeChanges,
  describeImport,
  listDoubtful,
  listRows,
  nameOf,
  toDecisions,
  type DoubtfulChoice,
} from './decisions.ts'
import { DoubtfulRows } from './DoubtfulRows.tsx'
import { RefusedRows } from './RefusedRows.tsx'
import type { ColumnChoice } from './roster-list.ts'
import styles from './Roster.module.css'

/** Is it known where the names are? Without, each row would be refused for the same reason. A list without columns knows. */
const isNamed = (choice: ColumnChoice | null): boolean =>
  choice === null || choice.columns.some((column) => column === 'first_name' || column === 'full_name')

export interface RosterPreviewPanelProps {
  readonly preview: RosterPreview
  /** What somebody said that the columns are, which the preview may not know yet. */
  readonly columns: ColumnChoice | null
  readonly isBusy: boolean
  readonly onColumns: (choice: ColumnChoice) => void
  readonly onImport: (decisions: readonly RosterDecision[], archive: readonly number[]) => void
}

/** What happens to each row; nothing has happened yet. Give it a key of its own for each list: what was chosen goes with it. */
export function RosterPreviewPanel({
  preview,
  columns,
  isBusy,
  onColumns,
  onImport,
}: RosterPreviewPanelProps) {
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const [excludedGroups, setExcludedGroups] = useState<ReadonlySet<string>>(new Set())
  const [doubtful, setDoubtful] = useState<ReadonlyMap<number, DoubtfulChoice>>(new Map())
  const [archived, setArchived] = useState<ReadonlySet<number>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const choices = { excluded, excludedGroups, doubtful }
  const rows = listRows(preview, choices)
  const decisions = toDecisions(preview, choices)
  const gone = preview.gone.filter(({ group_names }) => group_names.some((name) => !excludedGroups.has(name)))
  const archive = gone.map(({ id }) => id).filter((id) => archived.has(id))
  const undecided = listDoubtful(preview, choices).filter(
    ({ row }) => (doubtful.get(row.line) ?? null) === null,
  ).length
  const numSame = preview.rows.filter(({ kind }) => kind === 'same').length
  const isNothing = decisions.length + archive.length === 0
  const refused = preview.rows
    .filter(({ kind }) => kind === 'refused')
    .map(({ row, problems }) => ({ line: row.line, name: nameOf(row), reasons: problems }))

  const toggleGroup = (name: string) => {
    const next = new Set(excludedGroups)
    if (!next.delete(name)) next.add(name)
    setExcludedGroups(next)
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {describeRows(preview)}
      </h2>
      <div className={styles.finish}>
        <FlatButton
          look="primary"
          sign="plus"
          aria-disabled={isBusy || isNothing}
          onClick={() => !isBusy && !isNothing && onImport(decisions, archive)}
        >
          {isNothing ? 'Niets toe te voegen' : describeImport(decisions, archive.length)}
        </FlatButton>
        <span className={styles.quiet}>{describeUndecided(undecided)} Er is nog niets gewijzigd.</span>
      </div>
      {preview.table !== null && (
        <Panel title="Kloppen de kolommen?">
          <ColumnFields
            choice={columns ?? preview.table}
            samples={preview.table.samples}
            onChange={onColumns}
          />
        </Panel>
      )}
      {preview.groups.length > 1 && (
        <Panel title="Welke groepen?">
          <div className={styles.groups}>
            {preview.groups.map(({ name, group_id, num_rows }) => (
              <Checkbox
                key={name}
                label={name}
                isChecked={!excludedGroups.has(name)}
                onToggle={() => toggleGroup(name)}
              >
                {name} ({countOf(num_rows, 'kind', 'kinderen')}
                {group_id === null && ', nieuwe groep'})
              </Checkbox>
            ))}
          </div>
        </Panel>
      )}
      {isNamed(columns ?? preview.table) ? (
        <RefusedRows rows={refused} />
      ) : (
        <Notice look="attention">
          Kies hierboven in welke kolom de voornaam staat. Daarna ziet u wat er met elk kind gebeurt.
        </Notice>
      )}
      <DoubtfulRows
        rows={listDoubtful(preview, choices)}
        choices={doubtful}
        onChoose={(line, choice) => setDoubtful(new Map(doubtful).set(line, choice))}
      />
      {rows.length > 0 && <RowTable rows={rows} excluded={excluded} onExclude={setExcluded} />}
      {numSame > 0 && <p className={styles.quiet}>{describeSame(numSame)}</p>}
      {gone.length > 0 && <GoneTable gone={gone} archived={archived} onArchive={setArchived} />}
    </>
  )
}

const describeUndecided = (count: number): string =>
  count === 0 ? '' : `Van ${countOf(count, 'kind', 'kinderen')} kiest u hieronder nog wie het is.`

function describeRows({ rows, kind }: RosterPreview): string {
  const where = { names: ' op de lijst', table: ' in de tabel', edexml: ' in het EDEXML-bestand' }[kind]
  return `${countOf(rows.length, 'kind', 'kinderen')}${where}`
}

const describeSame = (count: number): string =>
  count === 1
    ? '1 kind is er al en blijft zoals het is.'
    : `${count} kinderen zijn er al en blijven zoals ze zijn.`

const rowColumns: readonly Column<PreviewedRow>[] = [
  {
    key: 'name',
    header: 'Kind',
    cell: ({ row }) => nameOf(row),
    compare: (a, b) => nameOf(a.row).localeCompare(nameOf(b.row), 'nl'),
    isRowHeader: true,
  },
  { key: 'group', header: 'Groep', cell: ({ row }) => row.group_names.join(', ') || 'nog geen' },
  {
    key: 'what',
    header: 'Wat gebeurt er?',
    cell: ({ kind, changes }) =>
      kind === 'new' ? <Badge look="good">Nieuw</Badge> : changes && capitalise(describeChanges(changes)),
  },
]

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

interface RowTableProps {
  readonly rows: readonly PreviewedRow[]
  readonly excluded: ReadonlySet<number>
  readonly onExclude: (lines: ReadonlySet<number>) => void
}

function RowTable({ rows, excluded, onExclude }: RowTableProps) {
  const lines = rows.map(({ row }) => row.line)
  const included = lines.filter((line) => !excluded.has(line))
  const selection: Selection = {
    ids: new Set(included),
    set: (ids) => {
      const chosen = new Set(ids)
      onExclude(new Set(lines.filter((line) => !chosen.has(line))))
    },
    clear: () => onExclude(new Set(lines)),
  }
  return (
    <Panel isFlush>
      <DataTable
        caption="Wat er met de kinderen gebeurt"
        columns={rowColumns}
        rows={rows}
        idOf={({ row }) => row.line}
        nameOf={({ row }) => nameOf(row)}
        selection={selection}
      />
    </Panel>
  )
}

const goneColumns: readonly Column<RosterStudent>[] = [
  { key: 'name', header: 'Archiveren', cell: ({ name }) => name, isRowHeader: true },
  { key: 'group', header: 'Groep', cell: ({ group_names }) => group_names.join(', ') },
]

interface GoneTableProps {
  readonly gone: readonly RosterStudent[]
  readonly archived: ReadonlySet<number>
  readonly onArchive: (ids: ReadonlySet<number>) => void
}

/** Who is in a group of the list and not on the list. Nobody is archived unless somebody says so. */
function GoneTable({ gone, archived, onArchive }: GoneTableProps) {
  const selection = useMemo<Selection>(
    () => ({ ids: archived, set: (ids) => onArchive(new Set(ids)), clear: () => onArchive(new Set()) }),
    [archived, onArchive],
  )
  return (
    <Panel title={`${countOf(gone.length, 'kind staat', 'kinderen staan')} niet in het bestand`} isFlush>
      <p className={styles.inset}>
        Zijn zij van school? Kies dan wie u archiveert: zij houden alles wat zij deden, en kunnen niet meer
        inloggen.
      </p>
      <DataTable
        caption="Kinderen die niet in het bestand staan"
        columns={goneColumns}
        rows={gone}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        selection={selection}
      />
    </Panel>
  )
}
