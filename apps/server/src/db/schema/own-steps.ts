import type { Generated } from 'kysely'
import type { OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface OwnStepTables {
  readonly own_step: OwnStepTable
  readonly own_picture: OwnPictureTable
}

/** Written by an organisation; `id` is the `nr` in `curriculum_step` and of its words. */
export interface OwnStepTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** The product's step it was copied from or last updated to; null: own words. */
  readonly source_nr: number | null
  readonly source_version: number | null
  /** Null: can be chosen. */
  readonly archived_at: UnixSecondsColumn | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** Uploaded; its file has the same name. */
export interface OwnPictureTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Random, so that it can't be guessed. */
  readonly name: string
  /** For those who can't see it. */
  readonly alt: string
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}
