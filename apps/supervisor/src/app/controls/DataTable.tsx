import { HiddenText, joinClasses } from '@letterliaan/ui'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import styles from './DataTable.module.css'
import { Sign } from './Sign.tsx'
import { sortRows, type Sort } from './sort-rows.ts'
import { selectRange, type Selection } from './useSelection.ts'

/** A column of a DataTable. Keep the array outside the component, or in `useMemo`: all rows are drawn again when it changes. */
export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** As for Array.sort; with it the header is a button that sorts. */
  readonly compare?: (a: Row, b: Row) => number
  /** The column that names the row, one a table; where rows are cards it is the title. */
  readonly isRowHeader?: boolean
  /** Where rows are cards, the value speaks for itself: its header does not stand before it. */
  readonly isSelfEvident?: boolean
}

export interface DataTableProps<Row> {
  /** What the table holds, for a screen reader. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => number
  /** The row's name, for its checkbox. */
  readonly nameOf: (row: Row) => string
  readonly initialSort?: Sort
  /** With it every row has a checkbox, and the header one for all rows that are shown. Shift and a click select a range. */
  readonly selection?: Selection
}

/** Rows in columns that sort; in a narrow place each row becomes a card of its own. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, nameOf, initialSort, selection } = props
  const [sort, setSort] = useState(initialSort)
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort])
  const onToggle = useToggle(sorted.map(idOf), selection)

  const sortBy = (key: string) =>
    setSort({ key, isDescending: sort?.key === key ? !sort.isDescending : false })

  return (
    <div className={styles.frame}>
      <table className={joinClasses(styles.table, selection && styles.selectable)}>
        <caption>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <thead>
          <tr>
            {selection && (
              <th className={styles.check}>
                <SelectAll ids={sorted.map(idOf)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={() => sortBy(column.key)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <MemoRow
              key={idOf(row)}
              row={row}
              id={idOf(row)}
              name={nameOf(row)}
              columns={columns}
              isSelected={selection?.ids.has(idOf(row))}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type OnToggle = (id: number, isRange: boolean) => void

/** Toggles a row, or with Shift the range from the last one. It stays the same function, so that other rows need no drawing. */
function useToggle(ids: readonly number[], selection: Selection | undefined): OnToggle {
  const last = useRef<number | null>(null)
  const toggle: OnToggle = (id, isRange) => {
    selection?.set(selectRange(ids, selection.ids, isRange ? last.current : null, id))
    last.current = id
  }
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  return useCallback((id, isRange) => latest.current(id, isRange), [])
}

function SelectAll({ ids, selection }: { ids: readonly number[]; selection: Selection }) {
  const numSelected = ids.filter((id) => selection.ids.has(id)).length
  const isAll = ids.length > 0 && numSelected === ids.length
  return (
    <Checkbox
      label="Kies alles"
      isChecked={isAll}
      isMixed={!isAll && numSelected > 0}
      onToggle={() => (isAll ? selection.clear() : selection.set([...selection.ids, ...ids]))}
    />
  )
}

interface HeaderProps<Row> {
  readonly column: Column<Row>
  readonly sort: Sort | undefined
  readonly onSort: () => void
}

function Header<Row>({ column: { key, header, compare }, sort, onSort }: HeaderProps<Row>) {
  if (compare === undefined) return <th scope="col">{header}</th>
  const direction = sort?.key !== key ? 'none' : sort.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={direction} className={styles.sortable}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {header}
        <Sign name={direction === 'descending' ? 'down' : 'up'} />
      </button>
    </th>
  )
}

interface RowProps<Row> {
  readonly row: Row
  readonly id: number
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** Undefined where rows can't be selected. */
  readonly isSelected: boolean | undefined
  readonly onToggle: OnToggle
}

function TableRow<Row>({ row, id, name, columns, isSelected, onToggle }: RowProps<Row>) {
  return (
    <tr className={isSelected === true ? styles.selected : undefined}>
      {isSelected !== undefined && (
        <td className={styles.check}>
          <Checkbox
            label={`Kies ${name}`}
            isChecked={isSelected}
            onToggle={(isRange) => onToggle(id, isRange)}
          />
        </td>
      )}
      {columns.map(({ key, header, cell, isRowHeader, isSelfEvident }) =>
        isRowHeader === true ? (
          <th key={key} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={key} data-label={isSelfEvident === true ? undefined : header}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

const MemoRow = memo(TableRow) as typeof TableRow
