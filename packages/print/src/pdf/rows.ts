export interface PageRow {
  readonly height: number
  readonly draw: (top: number) => void
}

export function splitIntoRows<Cell>(cells: readonly Cell[], columns: number): Cell[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
}

export function computeHeightOfRows(rows: readonly PageRow[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0)
}
