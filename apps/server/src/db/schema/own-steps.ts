import type { Generated } from 'kysely'
import type { OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface OwnStepTables {
  readonly own_step: OwnStepTable
  readonly own_picture: OwnPictureTable
  readonly word_cut: WordCutTable
}

export interface OwnStepTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly source_nr: number | null
  readonly source_version: number | null
  readonly archived_at: UnixSecondsColumn | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** An uploaded picture; `stored_file` has its bytes under the same name. */
export interface OwnPictureTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly name: string
  readonly alt: string
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}

/** How an organisation splits a word whose analysis is uncertain. */
export interface WordCutTable extends OwnedByOrganisation {
  readonly word: string
  readonly marked: string
  readonly created_at: UnixSecondsColumn
}
