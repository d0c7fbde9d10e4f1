import type { Generated } from 'kysely'
import type { OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface OwnStepTables {
  readonly own_step: OwnStepTable
  readonly own_picture: OwnPictureTable
}

/** A step that an organisation wrote; its id is the `nr` of its versions in `curriculum_step`, and of its words. */
export interface OwnStepTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Of the product's step that it began as, and of which it was last brought up to date; null for a step of own words. */
  readonly source_nr: number | null
  readonly source_version: number | null
  /** When it was put away; null while it can be chosen. */
  readonly archived_at: UnixSecondsColumn | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** A picture that an organisation uploaded; its file has the same name. */
export interface OwnPictureTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Random: who was not told can't guess it. */
  readonly name: string
  /** What is to be seen, for who does not see it. */
  readonly alt: string
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}
