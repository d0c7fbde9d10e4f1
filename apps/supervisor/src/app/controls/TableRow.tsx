import { memo, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { Checkbox } from './Checkbox.tsx'
import styles from './DataTable.module.css'
import type { SortValue } from './sort-rows.ts'
import { texts as commonTexts } from '../texts/common.ts'

/** A column of a DataTable. Keep the array outside the component, or in `useMemo`: all rows are drawn again when it changes. */
export interface Column<Row> {
  readonly key: string
  readonly header: string
  /** Makes the header a button that sorts. */
  readonly sortBy?: (row: Row) => SortValue
  /** Shows `sortBy` if omitted. */
  readonly cell?: (row: Row) => ReactNode
  /** Each direction in words, where 'Op <header>' is no Dutch. */
  readonly sortLabels?: { readonly ascending: string; readonly descending: string }
  /** The column that names the row, one a table; where rows are cards it is the title. */
  readonly isRowHeader?: boolean
  /** The value needs no header where rows are cards. */
  readonly isSelfEvident?: boolean
  /** Only to press: it is not printed. */
  readonly isScreenOnly?: boolean
}

/** Toggles a row; `isRange`: and those between it and the last one. */
export type OnToggle = (id: number, isRange: boolean) => void

interface RowProps<T> {
  readonly row: T
  readonly id: number
  readonly name: string
  readonly columns: readonly Column<T>[]
  /** Undefined where rows can't be selected. */
  readonly isSelected: boolean | undefined
  readonly onToggle: OnToggle
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

/** One row of a DataTable; drawn again only when something of it is another. */
export const TableRow = memo(Row) as typeof Row
