import { joinClasses, shared } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { Checkbox } from './Checkbox.tsx'
import styles from './DataTable.module.css'
import { ControlIcon } from './ControlIcon.tsx'
import type { Sort } from './sort-rows.ts'
import type { TableColumn } from './TableRow.tsx'
import type { Selection } from './useSelection.ts'
import { texts } from '../texts/shell.ts'

export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
  /** All rows, including those not rendered. */
  readonly ids: readonly number[]
  readonly selection: Selection | undefined
}

/** The sortable headers of a DataTable. If rows are shown as cards, one field replaces the headers. */
export function TableHead<Row>({ columns, sort, onSort, ids, selection }: TableHeadProps<Row>) {
  const sortBy = (key: string) =>
    onSort({ key, isDescending: sort?.key === key ? !sort.isDescending : false })
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.check}>
            <SelectAll ids={ids} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <Header key={column.key} column={column} sort={sort} onSort={() => sortBy(column.key)} />
        ))}
        <SortField columns={columns} sort={sort} onSort={onSort} />
      </tr>
    </thead>
  )
}

function SelectAll({ ids, selection }: { ids: readonly number[]; selection: Selection }) {
  const numSelected = ids.filter((id) => selection.ids.has(id)).length
  const isAll = ids.length > 0 && numSelected === ids.length
  return (
    <Checkbox
      isLabelHidden
      label={texts.selectAll}
      isChecked={isAll}
      isMixed={!isAll && numSelected > 0}
      onToggle={() => (isAll ? selection.clear() : selection.set([...selection.ids, ...ids]))}
    />
  )
}

interface HeaderProps<Row> {
  readonly column: TableColumn<Row>
  readonly sort: Sort | undefined
  readonly onSort: () => void
}

function Header<Row>({ column: { key, header, sortBy, isScreenOnly }, sort, onSort }: HeaderProps<Row>) {
  if (sortBy === undefined) {
    return (
      <th scope="col" className={isScreenOnly === true ? styles.screenOnly : undefined}>
        {header}
      </th>
    )
  }
  const direction = sort?.key !== key ? 'none' : sort.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={direction} className={styles.sortable}>
      <button type="button" className={joinClasses(shared.inline, styles.sort)} onClick={onSort}>
        {header}
        <ControlIcon name={direction === 'descending' ? 'down' : 'up'} />
      </button>
    </th>
  )
}

function SortField<Row>({ columns, sort, onSort }: Pick<TableHeadProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  const sortable = columns.filter((column) => column.sortBy !== undefined)
  if (sortable.length === 0) return null
  const choices = sortable.flatMap(({ key, header, sortLabels }) => [
    {
      key,
      isDescending: false,
      label: sortLabels?.ascending ?? fill(texts.sortBy, { header: header.toLowerCase() }),
    },
    {
      key,
      isDescending: true,
      label: sortLabels?.descending ?? fill(texts.sortBack, { header: header.toLowerCase() }),
    },
  ])
  const chosen = choices.findIndex(
    ({ key, isDescending }) => key === sort?.key && isDescending === sort.isDescending,
  )
  return (
    <td className={styles.sortField}>
      <select
        aria-label={texts.sortLegend}
        value={chosen}
        onChange={({ currentTarget }) => {
          const choice = choices[Number(currentTarget.value)]
          if (choice) onSort({ key: choice.key, isDescending: choice.isDescending })
        }}
      >
        {chosen === -1 && <option value={-1}>{texts.sortChoose}</option>}
        {choices.map(({ key, isDescending, label }, at) => (
          <option key={`${key} ${isDescending}`} value={at}>
            {label}
          </option>
        ))}
      </select>
    </td>
  )
}
