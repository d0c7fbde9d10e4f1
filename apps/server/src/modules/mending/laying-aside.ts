import type { Transaction } from '../../db/database.ts'
import type { PracticeStretch } from './practice-stretch.ts'

export interface LayingAside {
  readonly transaction: Transaction
  readonly organisation_id: number
  readonly student_id: number
  readonly stretch: PracticeStretch
  readonly now: number
}
