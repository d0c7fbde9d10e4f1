import type { Table } from '../../../../db/personal-data/description.ts'

export type { Row } from '../../../../db/personal-data/row-pages.ts'

/** Maps ids of a row. */
export interface Ids {
  /** Maps the id of an existing row. */
  of(table: Table, id: number): number
  /** Maps the id of a row that may be deleted to a number that no other row has. */
  mentioned(table: Table, id: number): number
  /** The version that a step of the product has. */
  version(nr: number, version: number): number
}
