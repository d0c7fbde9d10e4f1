export interface Sort {
  readonly key: string
  readonly isDescending: boolean
}

interface SortableColumn<Row> {
  readonly key: string
  readonly compare?: (a: Row, b: Row) => number
}

/** The rows in the order of the sort; rows that are equal keep the order in which they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const compare = columns.find(({ key }) => key === sort?.key)?.compare
  if (sort === undefined || compare === undefined) return rows
  return rows.toSorted((a, b) => (sort.isDescending ? compare(b, a) : compare(a, b)))
}

const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })

/** Compares texts as a Dutch reader sorts them: 'Groep 10' after 'Groep 9', 'É' beside 'e'. */
export const compareTexts = (a: string, b: string): number => collator.compare(a, b)

/** Compares numbers; what there is none of comes first. */
export const compareNumbers = (a: number | null, b: number | null): number =>
  (a ?? Number.NEGATIVE_INFINITY) === (b ?? Number.NEGATIVE_INFINITY)
    ? 0
    : (a ?? Number.NEGATIVE_INFINITY) - (b ?? Number.NEGATIVE_INFINITY)
