import type { ActivityWithBadges } from '@letterliaan/contract'
import type { Transaction } from '../../db/database.ts'
import { encodeJson } from '../../db/json.ts'
import type { StudentOwner } from '../../plugins/auth/caller.ts'
import { addLiveEvent } from '../live/queries.ts'
import { awardBadges } from './award-badges.ts'
import { insertActivity } from './queries.ts'

/** Something that a student did. */
export interface NewActivity {
  readonly type: string
  /** What it was done to. */
  readonly item_id: number | null
  /** That it earned; 0 unless told. */
  readonly points?: number
  readonly data?: Readonly<Record<string, unknown>>
}

/**
 * Notes in the transaction of the action itself that a student did something, and gives the badges that it earns: 'write_note'
 * for a note, 'read_book' for a book, … (CurriculumBadge.activity_type). A completed exercise (LIVE-3) and each badge are
 * told on the live channel once the transaction is on disk. Call it after what the action changed is written, with the
 * student's row locked, as every idempotent call has it. `now` in unix seconds.
 */
export async function recordActivity(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  { type, item_id, points = 0, data }: NewActivity,
  now: number,
): Promise<ActivityWithBadges> {
  const shown = { type, item_id, points, created_at: now }
  const row = { organisation_id, student_id, ...shown, data: data === undefined ? null : encodeJson(data) }
  const id = await insertActivity(transaction, row)
  const activity = { id, ...shown }
  const owner = { organisation_id, student_id }
  if (type === 'complete_exercise') {
    await addLiveEvent(transaction, owner, { event: type, time: now, data: { activity } })
  }
  const earned_badge_ids = await awardBadges(transaction, owner, type, now)
  return { ...activity, earned_badge_ids }
}
