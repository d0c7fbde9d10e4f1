import type { Transaction } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import type { Difference } from './difference.ts'
import type { StudentFacts } from './facts.ts'
import type { ReplayedHistory } from './history.ts'

export interface MendContext {
  readonly transaction: Transaction
  readonly contents: Contents
  readonly student_id: number
  readonly facts: StudentFacts
  readonly history: ReplayedHistory
  /** Unix seconds. */
  readonly now: number
}

/** Finds and mends one kind of what is derived; later stages build on what earlier ones mended. */
export type MendStage = (mending: MendContext) => Promise<Difference[]>
