import type { ErasedSubject } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { UnixSecondsColumn } from './columns.ts'

export interface PrivacyTables {
  readonly erasure: ErasureTable
}

/** Ids without references: it stays when they are gone (docs/adr/0047-erasing.md). */
export interface ErasureTable {
  readonly id: Generated<number>
  readonly organisation_id: number
  readonly subject: ErasedSubject
  readonly subject_id: number
  readonly asked_by: number | null
  readonly asked_at: UnixSecondsColumn
  readonly due_at: UnixSecondsColumn
  readonly confirmed_by: number | null
  readonly confirmed_at: UnixSecondsColumn | null
  readonly cancelled_by: number | null
  readonly cancelled_at: UnixSecondsColumn | null
  /** When who is erased was made: tells a reused id apart. Null until it begins, or of nobody. */
  readonly subject_created_at: Generated<UnixSecondsColumn | null>
  /** Rows are being deleted since then. */
  readonly started_at: UnixSecondsColumn | null
  readonly done_at: UnixSecondsColumn | null
  /** Since then the bytes are gone too. */
  readonly scrubbed_at: UnixSecondsColumn | null
}
