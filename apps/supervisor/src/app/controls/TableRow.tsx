import { memo, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { Checkbox } from './Checkbox.tsx'
import styles from './DataTable.module.css'
import type { SortValue } from './sort-rows.ts'
import { texts as commonTexts } from '../texts/common.ts'

/** A column of a DataTable. Keep the array constant or in `useMemo`, because a new array renders all rows. */
export interface TableColumn<Row> {
  readonly key: string
  readonly header: string
  readonly sortBy?: (row: Row) => SortValue
  /** If omitted, the cell shows the value of `sortBy`. */
  readonly cell?: (row: Row) => ReactNode
  /** Labels of both directions, if 'Op <header>' is not correct Dutch. */
  readonly sortLabels?: { readonly ascending: string; readonly descending: string }
  /** True for the one column that names the row. Its value is also the title of a card. */
  readonly isRowHeader?: boolean
  /** If true, a card shows the value without the column's header. */
  readonly isSelfEvident?: boolean
  readonly isScreenOnly?: boolean
}

/** Toggles a row. If `isRange`, also toggles the rows between this row and the last toggled one. */
export type OnToggleRow = (id: number, isRange: boolean) => void

interface RowProps<T> {
  readonly row: T
  readonly id: number
  readonly name: string
  readonly columns: readonly TableColumn<T>[]
  /** Undefined if rows cannot be selected. */
  readonly isSelected: boolean | undefined
  readonly onToggle: OnToggleRow
  readonly below: ReactNode
}

function Row<T>({ row, id, name, columns, isSelected, onToggle, below }: RowProps<T>) {
  return (
    <>
      <tr className={isSelected === true ? styles.selected : undefined}>
        {isSelected !== undefined && (
          <td className={styles.check}>
            <Checkbox
              isLabelHidden
              label={fill(commonTexts.chooseNamed, { name })}
              isChecked={isSelected}
              onToggle={(isRange) => onToggle(id, isRange)}
            />
          </td>
        )}
        {columns.map(({ key, header, sortBy, cell = sortBy, isRowHeader, isSelfEvident, isScreenOnly }) =>
          isRowHeader === true ? (
            <th key={key} scope="row">
              {cell?.(row)}
            </th>
          ) : (
            <td
              key={key}
              data-label={isSelfEvident === true ? undefined : header}
              className={isScreenOnly === true ? styles.screenOnly : undefined}
            >
              {cell?.(row)}
            </td>
          ),
        )}
      </tr>
      {below !== false && (
        <tr className={styles.below}>
          <td colSpan={columns.length + (isSelected === undefined ? 0 : 1)}>{below}</td>
        </tr>
      )}
    </>
  )
}

/** A row of a DataTable. It renders only when its own data changes. */
export const TableRow = memo(Row) as typeof Row
