import type { Table } from '../../../../db/personal-data/description.ts'

export type { DatabaseRow } from '../../../../db/personal-data/row-pages.ts'

export interface Ids {
  /** Maps the id of a row that exists. */
  of(table: Table, id: number): number
  /** Maps the id of a row that may be deleted to a number that no other row has. */
  mentioned(table: Table, id: number): number
  version(nr: number, version: number): number
}
