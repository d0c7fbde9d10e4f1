import type { PreviewedRow, Region } from '@letterliaan/contract'
import { Badge, type TableColumn, DataTable, Panel, type Selection } from '../../app/controls/index.ts'
import { commonTexts, useRegion } from '../../app/index.ts'
import { describeChanges, formatRowName } from './decisions.ts'
import { texts } from './texts.ts'

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
        <Badge look="good">{texts.rows.new}</Badge>
      ) : (
        changes && capitalise(describeChanges(changes, region))
      ),
  },
]

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export interface RowTableProps {
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
