import type { Table } from '../../../../db/personal-data/description.ts'

export type { Row } from '../../../../db/personal-data/row-pages.ts'

/** What stands in a row in the place of an id. */
export interface Ids {
  /** Of a row that is there. */
  of(table: Table, id: number): number
  /** Of a row that may be gone: its new number is nobody else's. */
  mentioned(table: Table, id: number): number
  /** The version that a step of the product has. */
  version(nr: number, version: number): number
}
