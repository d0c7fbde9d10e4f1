import type { RosterDecision, RosterPreview, PreviewedRow, KnownStudent } from '@letterliaan/contract'
import { useEffect, useRef, useMemo, useState } from 'react'
import {
  Checkbox,
  type TableColumn,
  DataTable,
  FlatButton,
  Notice,
  Panel,
  PlainTable,
  type Selection,
} from '../../app/controls/index.ts'
import { commonTexts, layout, toggleOne } from '../../app/index.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import {
  describeImport,
  formatRowName,
  isMatchedByName,
  listDoubtfulRows,
  listLikelyMatches,
  listRowsWithRemarks,
  listRowsToImport,
  listUnchangedRows,
  toDecisions,
  type DoubtfulChoice,
  type RowWithReasons,
} from './decisions.ts'
import { DoubtfulRows, RefusedRows, RemarkedRows, RepeatedRows, RowTable } from './RosterRows.tsx'
import type { ColumnChoice } from './roster-list.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import styles from './Roster.module.css'

/** Returns whether a column has names. If not, every row would be refused for the same reason. */
const isNamed = (choice: ColumnChoice | null): boolean =>
  choice === null || choice.columns.some((column) => column === 'first_name' || column === 'full_name')

export interface RosterPreviewPanelProps {
  readonly preview: RosterPreview
  /** Columns that the supervisor chose, which the preview may not use yet. */
  readonly columns: ColumnChoice | null
  readonly isBusy: boolean
  readonly onColumns: (choice: ColumnChoice) => void
  /** `left` has rows that are not imported, with reasons. */
  readonly onImport: (
    decisions: readonly RosterDecision[],
    archive: readonly number[],
    left: readonly RowWithReasons[],
  ) => unknown
}

/** Shows what an import would do. Give each list its own React key, which resets the choices. */
export function RosterPreviewPanel(props: RosterPreviewPanelProps) {
  const { preview, columns, isBusy, onColumns, onImport } = props
  const choices = useRosterChoices(preview)
  const { rows, decisions, archive, gone, numSame, numUndecided } = choices
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isNothing = decisions.length + archive.length === 0

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {fill(texts.rows[preview.kind], { count: preview.rows.length })}
      </h2>
      <FirstChildren rows={preview.rows} hasColumns={preview.table !== null} />
      <div className={layout.line3}>
        <FlatButton
          look="primary"
          sign="plus"
          aria-disabled={isBusy || isNothing}
          onClick={() => !isBusy && !isNothing && onImport(decisions, archive, choices.left)}
        >
          {isNothing ? texts.take.nothing : describeImport(decisions, archive.length)}
        </FlatButton>
        <span className={layout.quietSmall}>
          {numUndecided > 0 && `${fill(texts.rows.undecided, { count: numUndecided })} `}
          {texts.rows.nothingYet}
        </span>
      </div>
      {preview.table !== null && (
        <Panel title={texts.columns.title}>
          <ColumnMapping
            choice={columns ?? preview.table}
            samples={preview.table.samples}
            onChange={onColumns}
          />
        </Panel>
      )}
      <GroupBoxes
        groups={preview.groups}
        excluded={choices.excludedGroups}
        onExclude={choices.setExcludedGroups}
      />
      {isNamed(columns ?? preview.table) ? (
        <RefusedRows rows={choices.refused} />
      ) : (
        <Notice look="attention">{texts.columns.needsName}</Notice>
      )}
      <RemarkedRows rows={choices.remarked} />
      <RepeatedRows rows={choices.repeated} />
      <DoubtfulRows
        rows={choices.doubtfulRows}
        choices={choices.doubtful}
        numLikely={choices.numLikely}
        onChoose={choices.choose}
        onChooseLikely={choices.chooseLikely}
      />
      {rows.length > 0 && (
        <RowTable rows={rows} excluded={choices.excluded} onExclude={choices.setExcluded} />
      )}
      {numSame > 0 && <p className={layout.quietSmall}>{fill(texts.rows.same, { count: numSame })}</p>}
      <SameNames rows={choices.namesakes} others={choices.others} onOthers={choices.setOthers} />
      {gone.length > 0 && (
        <GoneTable gone={gone} archived={choices.archived} onArchive={choices.setArchived} />
      )}
    </>
  )
}

interface GroupBoxesProps {
  readonly groups: RosterPreview['groups']
  readonly excluded: ReadonlySet<string>
  readonly onExclude: (names: ReadonlySet<string>) => void
}

function GroupBoxes({ groups, excluded, onExclude }: GroupBoxesProps) {
  if (groups.length < 2) return null

  return (
    <Panel title={texts.groups.title}>
      <div className={layout.checks}>
        {groups.map(({ name, group_id, num_rows }) => (
          <Checkbox
            key={name}
            isChecked={!excluded.has(name)}
            onToggle={() => onExclude(toggleOne(excluded, name))}
          >
            {fill(group_id === null ? texts.groups.new : texts.groups.there, { name, count: num_rows })}
          </Checkbox>
        ))}
      </div>
    </Panel>
  )
}

const numShown = 5

/** Shows the first children, so that a wrong column or encoding is obvious. */
function FirstChildren({ rows, hasColumns }: { rows: RosterPreview['rows']; hasColumns: boolean }) {
  const shown = rows.slice(0, numShown)
  return (
    <Panel title={fill(texts.first.title, { count: shown.length })}>
      <PlainTable
        caption={texts.first.caption}
        isCaptionHidden
        head={[commonTexts.firstName, commonTexts.lastName, commonTexts.group]}
        rows={shown.map(({ row }) =>
          [row.first_name, row.last_name, row.group_names.join(', ')].map(
            (text) => text || commonTexts.nothing,
          ),
        )}
      />
      <p className={layout.quietSmall}>{hasColumns ? texts.first.columns : texts.first.list}</p>
    </Panel>
  )
}

const goneColumns: readonly TableColumn<KnownStudent>[] = [
  { key: 'name', header: texts.gone.archive, cell: ({ name }) => name, isRowHeader: true },
  { key: 'group', header: commonTexts.group, cell: ({ group_names }) => group_names.join(', ') },
]

interface GoneTableProps {
  readonly gone: readonly KnownStudent[]
  readonly archived: ReadonlySet<number>
  readonly onArchive: (ids: ReadonlySet<number>) => void
}

/** Lists children who are missing from the file. The user chooses whom to archive. */
function GoneTable({ gone, archived, onArchive }: GoneTableProps) {
  const selection = useMemo<Selection>(
    () => ({ ids: archived, set: (ids) => onArchive(new Set(ids)), clear: () => onArchive(new Set()) }),
    [archived, onArchive],
  )
  return (
    <Panel title={fill(texts.gone.title, { count: gone.length })} isFlush>
      <p className={styles.inset}>{texts.gone.explained}</p>
      <DataTable
        caption={texts.gone.caption}
        columns={goneColumns}
        rows={gone}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        selection={selection}
      />
    </Panel>
  )
}

interface SameNamesProps {
  /** Rows that match an existing child by name only. */
  readonly rows: readonly PreviewedRow[]
  readonly others: ReadonlySet<number>
  readonly onOthers: (lines: ReadonlySet<number>) => void
}

/** Asks whether a row is another child with the same name (GRP-2). */
function SameNames({ rows, others, onOthers }: SameNamesProps) {
  if (rows.length === 0) return null

  return (
    <Panel title={texts.namesakes.title}>
      <p>{texts.namesakes.explained}</p>
      <div className={layout.checks}>
        {rows.map((row) => {
          const { line, group_names } = row.row
          const label = fill(texts.namesakes.isOther, {
            name: [formatRowName(row.row), ...group_names].join(', '),
          })
          return (
            <Checkbox
              key={line}
              label={label}
              isChecked={others.has(line)}
              onToggle={() => onOthers(toggleOne(others, line))}
            />
          )
        })}
      </div>
    </Panel>
  )
}

function useRosterChoices(preview: RosterPreview) {
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const [excludedGroups, setExcludedGroups] = useState<ReadonlySet<string>>(new Set())
  const [doubtful, setDoubtful] = useState<ReadonlyMap<number, DoubtfulChoice>>(new Map())
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set())
  const [archived, setArchived] = useState<ReadonlySet<number>>(new Set())

  const choices = { excluded, excludedGroups, doubtful, others }
  const gone = preview.gone.filter(({ group_names }) => group_names.some((name) => !excludedGroups.has(name)))
  const doubtfulRows = listDoubtfulRows(preview, choices)
  const same = listUnchangedRows(preview, choices)
  const likely = listLikelyMatches(preview, choices)
  const undecided = doubtfulRows.filter(({ row }) => (doubtful.get(row.line) ?? null) === null)
  const refused = preview.rows
    .filter(({ kind }) => kind === 'refused')
    .map(({ row, problems }) => ({ line: row.line, name: formatRowName(row), reasons: problems }))
  const left = [
    ...refused,
    ...undecided.map(({ row }) => ({
      line: row.line,
      name: formatRowName(row),
      reasons: [texts.done.undecided],
    })),
  ].toSorted((a, b) => a.line - b.line)
  return {
    ...choices,
    archived,
    setExcluded,
    setExcludedGroups,
    setArchived,
    setOthers,
    choose: (line: number, choice: DoubtfulChoice) => setDoubtful(new Map(doubtful).set(line, choice)),
    numLikely: likely.size,
    chooseLikely: () => setDoubtful(new Map([...doubtful, ...likely])),
    rows: listRowsToImport(preview, choices),
    doubtfulRows,
    numUndecided: undecided.length,
    refused,
    left,
    remarked: listRowsWithRemarks(preview),
    repeated: preview.rows.filter(({ kind, repeats }) => kind !== 'refused' && repeats.length > 0),
    numSame: same.filter(({ row }) => !others.has(row.line)).length,
    namesakes: same.filter(isMatchedByName),
    gone,
    decisions: toDecisions(preview, choices),
    archive: gone.map(({ id }) => id).filter((id) => archived.has(id)),
  }
}
