/** Of a key or a cell; bytes in hexadecimal. */
export type Cell = number | string | null

/** The cells of a row, in the order of its table's columns. */
export type CellRow = readonly Cell[]

export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** The places among `columns` of those of the primary key, in its order. */
  readonly key: readonly number[]
}
