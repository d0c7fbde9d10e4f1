import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { fill } from '@letterliaan/texts'
import styles from './DataTable.module.css'
import { FlatButton } from './FlatButton.tsx'
import { sortRows, type Sort } from './sort-rows.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow, type TableColumn, type OnToggleRow } from './TableRow.tsx'
import { toggleRange, type Selection } from './useSelection.ts'
import { useMayChange } from '../may-change.ts'
import { texts } from '../texts/shell.ts'
import { texts as commonTexts } from '../texts/common.ts'
import { flushSync } from 'react-dom'
import { useIsPrinting } from './useIsPrinting.ts'

export type { TableColumn } from './TableRow.tsx'

export interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => number
  readonly nameOf: (row: Row) => string
  readonly initialSort?: Sort
  /** Adds a checkbox to every row, and one for all rows to the header. A click with Shift selects a range. */
  readonly selection?: Selection
  /** The search or filter text. When it changes, a long table shows only its first rows again. */
  readonly search?: string
  readonly shown?: number | undefined
  /** Returns content to show below a row, across all columns. False shows nothing. */
  readonly below?: (row: Row) => ReactNode
}

/** A table with sortable columns, or cards in a narrow container. A button shows more rows of a long table. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, nameOf, initialSort, search = '', shown, below } = props
  // Users without the right to change data cannot select rows.
  const selection = useMayChange() ? props.selection : undefined
  const [sort, setSort] = useState(initialSort)
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort])
  const ids = useMemo(() => sorted.map(idOf), [sorted, idOf])
  const onToggle = useToggle(ids, selection)
  const body = useRef<HTMLTableSectionElement>(null)
  const view = `${sort?.key} ${sort?.isDescending} ${search}`
  const { count, showMore } = useShownRows(
    sorted.length,
    view,
    body,
    shown === undefined ? 0 : ids.indexOf(shown) + 1,
  )
  const isWhole = count === sorted.length

  return (
    <div className={styles.frame}>
      <table
        className={joinClasses(styles.table, selection && styles.selectable)}
        aria-rowcount={isWhole ? undefined : sorted.length + 1}
      >
        <caption>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <TableHead columns={columns} sort={sort} onSort={setSort} ids={ids} selection={selection} />
        <tbody ref={body}>
          {sorted.slice(0, count).map((row) => (
            <TableRow
              key={idOf(row)}
              row={row}
              id={idOf(row)}
              name={nameOf(row)}
              columns={columns}
              isSelected={selection?.ids.has(idOf(row))}
              onToggle={onToggle}
              below={below?.(row) ?? false}
            />
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <p className={joinClasses(shared.line, styles.more)}>
          <span>{fill(commonTexts.countOf, { count, all: sorted.length })}</span>
          <FlatButton onClick={showMore}>
            {fill(texts.showMore, { count: Math.min(rowsMore, sorted.length - count) })}
          </FlatButton>
        </p>
      )}
    </div>
  )
}

/** Returns a stable callback, so that toggling a row renders no other row. */
function useToggle(ids: readonly number[], selection: Selection | undefined): OnToggleRow {
  const last = useRef<number | null>(null)
  const toggle: OnToggleRow = (id, isRange) => {
    selection?.set(toggleRange(ids, selection.ids, isRange ? last.current : null, id))
    last.current = id
  }
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  return useCallback((id, isRange) => latest.current(id, isRange), [])
}

/** A class is shown in full. A longer list is shown in parts, because 500 rows at once are slow (GRP-9). */
const rowsOfClass = 50
const rowsAtFirst = 15
const rowsMore = 100

interface ShownRows {
  readonly count: number
  readonly showMore: () => void
}

/** Returns how many rows to render: at least `least`, and all when printing. Focuses new rows in `body`. */
function useShownRows(
  numRows: number,
  view: string,
  body: RefObject<HTMLTableSectionElement | null>,
  least = 0,
): ShownRows {
  const [more, setMore] = useState({ view, count: 0 })
  const isPrinting = useIsPrinting()
  const isWhole = isPrinting || numRows <= rowsOfClass
  const atFirst = Math.max(rowsAtFirst, least)
  const asked = atFirst + (more.view === view ? more.count : 0)
  const count = isWhole ? numRows : Math.min(numRows, asked)

  // The button moves or disappears, so the focus goes to the first new row.
  function showMore() {
    flushSync(() => setMore({ view, count: asked - atFirst + rowsMore }))
    const rows = body.current?.querySelectorAll(`tr:not(.${styles.below})`)
    rows?.[count]?.querySelector<HTMLElement>('input, a, button')?.focus()
  }

  return { count, showMore }
}
