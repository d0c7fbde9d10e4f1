import type { PreviewedRow, Region } from '@letterliaan/contract'
import {
  StatusLabel,
  DataTable,
  Panel,
  FlatButton,
  Notice,
  type TableColumn,
  type Selection,
} from '../../app/controls/index.ts'
import { commonTexts, useRegion, layout } from '../../app/index.ts'
import { describeChanges, formatRowName, type DoubtfulChoice, type RowWithReasons } from './decisions.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import { SelectField } from '@letterliaan/ui'

const columnsIn = (region: Region): readonly TableColumn<PreviewedRow>[] => [
  {
    key: 'name',
    header: commonTexts.child,
    sortBy: ({ row }) => formatRowName(row),
    isRowHeader: true,
  },
  {
    key: 'group',
    header: commonTexts.group,
    cell: ({ row }) => row.group_names.join(', ') || texts.rows.noGroup,
  },
  {
    key: 'what',
    header: texts.rows.what,
    cell: ({ kind, changes }) =>
      kind === 'new' ? (
        <StatusLabel look="good">{texts.rows.new}</StatusLabel>
      ) : (
        changes && capitalise(describeChanges(changes, region))
      ),
  },
]

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

interface RowTableProps {
  readonly rows: readonly PreviewedRow[]
  readonly excluded: ReadonlySet<number>
  readonly onExclude: (lines: ReadonlySet<number>) => void
}

export function RowTable({ rows, excluded, onExclude }: RowTableProps) {
  const region = useRegion()
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
        caption={texts.rows.caption}
        columns={columnsIn(region)}
        rows={rows}
        idOf={({ row }) => row.line}
        nameOf={({ row }) => formatRowName(row)}
        selection={selection}
      />
    </Panel>
  )
}

interface DoubtfulRowsProps {
  readonly rows: readonly PreviewedRow[]
  readonly choices: ReadonlyMap<number, DoubtfulChoice>
  /** Number of likely matches that the user did not decide about. */
  readonly numLikely: number
  readonly onChoose: (line: number, choice: DoubtfulChoice) => void
  readonly onChooseLikely: () => void
}

const doubts = {
  'same name': texts.doubtful.sameName,
  'near name': texts.doubtful.nearName,
  'same key': texts.doubtful.sameKey,
} as const

export function DoubtfulRows(props: DoubtfulRowsProps) {
  const { rows, choices, numLikely, onChoose, onChooseLikely } = props
  const region = useRegion()
  if (rows.length === 0) return null
  return (
    <Panel title={texts.doubtful.title}>
      <p>{texts.doubtful.explained}</p>
      {numLikely > 0 && (
        <Notice
          action={
            <FlatButton look="primary" onClick={onChooseLikely}>
              {fill(texts.doubtful.chooseLikely, { count: numLikely })}
            </FlatButton>
          }
        >
          {fill(texts.doubtful.likely, { count: numLikely })}
        </Notice>
      )}
      <ul className={layout.stack4}>
        {rows.map((row) => (
          <li key={row.row.line}>
            <SelectField
              label={[formatRowName(row.row), ...row.row.group_names].join(', ')}
              hint={
                row.candidates[0]
                  ? doubts[row.candidates[0].reason]
                  : fill(texts.doubtful.twice, { line: row.row.line })
              }
              options={optionsOf(row, region)}
              value={String(choices.get(row.row.line) ?? 'skip')}
              onChange={(value) => onChoose(row.row.line, readChoice(value))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const optionsOf = ({ candidates }: PreviewedRow, region: Region) => [
  { value: 'skip', label: texts.doubtful.skip },
  ...candidates.map(({ student: { id, name, group_names, is_archived }, changes }) => {
    const place = is_archived ? texts.doubtful.inArchive : group_names.join(', ') || texts.doubtful.noGroup
    const what = describeChanges(changes, region)
    const label =
      what === ''
        ? fill(texts.doubtful.is, { name, place })
        : fill(texts.doubtful.isChanged, { name, place, changes: what })
    return { value: String(id), label }
  }),
  { value: 'new', label: texts.doubtful.new },
]

const readChoice = (value: string): DoubtfulChoice => {
  if (value === 'skip') return null
  return value === 'new' ? value : Number(value)
}

interface RefusedRowsProps {
  readonly rows: readonly RowWithReasons[]
  readonly isDone?: boolean
}

export function RefusedRows({ rows, isDone = false }: RefusedRowsProps) {
  return (
    <RowsNotice
      title={fill(isDone ? texts.done.left : texts.refused.rows, { count: rows.length })}
      advice={isDone ? undefined : texts.refused.advice}
      rows={rows.map(toReasons)}
    />
  )
}

export const RemarkedRows = ({ rows }: { rows: readonly RowWithReasons[] }) => (
  <RowsNotice title={fill(texts.rows.remarked, { count: rows.length })} rows={rows.map(toReasons)} />
)

const toReasons = ({ line, name, reasons }: RowWithReasons): string =>
  fill(name === '' ? texts.refused.row : texts.refused.rowOf, { line, name, reasons: reasons.join(' ') })

/** Lists rows that repeat a child, so that no row is dropped silently. */
export const RepeatedRows = ({ rows }: { rows: readonly PreviewedRow[] }) => (
  <RowsNotice
    look="info"
    title={fill(texts.rows.repeats, { count: rows.length })}
    advice={texts.rows.repeatsOnce}
    rows={rows.map(({ row, repeats }) =>
      fill(texts.rows.repeatOf, { lines: [row.line, ...repeats].join(', '), name: formatRowName(row) }),
    )}
  />
)

interface RowsNoticeProps {
  readonly look?: 'info' | 'attention'
  readonly title: string
  readonly advice?: string | undefined
  /** The sentence about each row. */
  readonly rows: readonly string[]
}

function RowsNotice({ look = 'attention', title, advice, rows }: RowsNoticeProps) {
  if (rows.length === 0) return null
  return (
    <Notice look={look}>
      <p>
        <strong>{title}</strong> {advice}
      </p>
      <ul className={layout.bullets}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </Notice>
  )
}
