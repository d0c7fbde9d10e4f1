import type { Transaction } from '../../../db/database.ts'
import type { SessionLog } from './session-log.ts'

export interface LayingAside {
  readonly transaction: Transaction
  readonly organisation_id: number
  readonly student_id: number
  readonly session: SessionLog
  readonly now: number
}
