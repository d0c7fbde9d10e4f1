import type { MeasureKind } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface MeasureTables {
  readonly measure: MeasureTable
}

/** A measure (rules.md, Measures); its parts are steps with its id. */
export interface MeasureTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly kind: MeasureKind
  readonly seed: number
  readonly curriculum_step_ids: JsonText
  /** The topics it asks, with as many words as fit; null: all topics of its worlds. */
  readonly topics: JsonText | null
  readonly applied: JsonText
  /** When a supervisor decided on the proposal; null: undecided. */
  readonly decided_at: UnixSecondsColumn | null
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  /** When the measure was withdrawn and so closed for the child. */
  readonly withdrawn_at: UnixSecondsColumn | null
}
