import type { Transaction } from '../../db/database.ts'
import type { PracticeStretch } from './practice-stretch.ts'

/** Whose session it is. `now` in unix seconds. */
export interface LayingAside {
  readonly transaction: Transaction
  readonly organisation_id: number
  readonly student_id: number
  readonly stretch: PracticeStretch
  readonly now: number
}
