import type { ErasedSubject } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { UnixSecondsColumn } from './columns.ts'

export interface PrivacyTables {
  readonly erasure: ErasureTable
}

/** Has ids instead of references, because this row is kept after the erasure (docs/adr/0047-erasing.md). */
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
  /** When the erased person was created, to detect a reused id. Null until the erasure begins. */
  readonly subject_created_at: Generated<UnixSecondsColumn | null>
  readonly started_at: UnixSecondsColumn | null
  readonly done_at: UnixSecondsColumn | null
  /** When the bytes were removed from the disk too. */
  readonly scrubbed_at: UnixSecondsColumn | null
}
