import type { MeasureKind } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface MeasureTables {
  readonly measure: MeasureTable
}

/** A measure that was given to a child (rules.md, Measures). Its parts are steps with its id. */
export interface MeasureTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly kind: MeasureKind
  /** Decided which words were drawn. */
  readonly seed: number
  /** number[]: the versions of the steps of the curriculum whose words it asks. */
  readonly curriculum_step_ids: JsonText
  /** string[]: the keys of the topics of which the proposal was taken over. */
  readonly applied: JsonText
  /** When a supervisor took something of the proposal over, or decided to take nothing over; null: the proposal waits. */
  readonly decided_at: UnixSecondsColumn | null
  /** The user who gave it. */
  readonly made_by: number
  readonly created_at: UnixSecondsColumn
  /** Since then nothing of it waits for the child. */
  readonly withdrawn_at: UnixSecondsColumn | null
}
