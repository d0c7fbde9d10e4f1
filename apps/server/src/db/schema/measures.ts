import type { MeasureKind } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface MeasureTables {
  readonly measure: MeasureTable
}

/** rules.md, Measures; its parts are steps with its id. */
export interface MeasureTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly kind: MeasureKind
  /** Decided the drawn words. */
  readonly seed: number
  readonly curriculum_step_ids: JsonText
  /** The only ones that it asks, with all words that there is room for; null: those of its worlds. */
  readonly topics: JsonText | null
  readonly applied: JsonText
  /** When a supervisor decided about the proposal; null: undecided. */
  readonly decided_at: UnixSecondsColumn | null
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  /** Since then it is closed for the child. */
  readonly withdrawn_at: UnixSecondsColumn | null
}
