import type { RawBuilder } from 'kysely'

/** What a migration does to a table's keys so that each of them has `organisation_id` (docs/adr/0054-organisation-in-keys.md). */
export interface KeyChange {
  readonly table: string
  /** Of a row, where the table has no such column yet or may leave it empty. */
  readonly organisation?: RawBuilder<number>
  /** Its rows may be of no organisation: 0, which no row of `organisation` has. */
  readonly mayBeNone?: true
}
