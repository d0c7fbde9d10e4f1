export interface Sort {
  readonly key: string
  readonly isDescending: boolean
}

export type SortValue = string | number | null

interface SortableColumn<Row> {
  readonly key: string
  readonly sortBy?: (row: Row) => SortValue
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy
  if (sort === undefined || sortBy === undefined) return rows
  const sign = sort.isDescending ? -1 : 1
  return rows.toSorted((a, b) => sign * compareValues(sortBy(a), sortBy(b)))
}

const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })

/** Compares texts in Dutch order: 'Groep 10' after 'Groep 9', 'É' next to 'e'; undefined is first. */
function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  return a < b ? -1 : 1
}
