import type { StoredLiveEvent, StudentLocation, SupervisorLiveEvent } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import { decodeJson, encodeJson } from '../../db/json.ts'
import type { StudentOwner } from '../../plugins/auth/caller.ts'
import { isSupervisedBy, type Supervision } from '../../plugins/auth/supervision-queries.ts'
import { writeAnnouncement } from './announcement.ts'

/**
 * Tells the student's live channel of something, once this transaction is on disk. The transaction holds the lock on the
 * student's row: so the ids of a channel's events rise in the order of their commits.
 */
export async function addLiveEvent(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  { event, time, data }: StoredLiveEvent,
): Promise<void> {
  await transaction
    .insertInto('live_event')
    .values({ organisation_id, student_id, event, data: encodeJson(data), created_at: time })
    .execute()
  transaction.announce(writeAnnouncement({ kind: 'student', student_id }))
}

/** Not for the student's own channel. */
const locationEvent = 'student_place'

/**
 * Tells the supervisors of a student's organisation where it is, once this transaction is on disk; it holds the lock on the
 * student's row, as for `addLiveEvent`. `now` in unix seconds.
 */
export async function addLocationEvent(
  transaction: Transaction,
  organisation_id: number,
  place: StudentLocation,
  now: number,
): Promise<void> {
  const { student_id } = place
  await transaction
    .insertInto('live_event')
    .values({
      organisation_id,
      student_id,
      event: locationEvent,
      data: encodeJson({ place }),
      created_at: now,
    })
    .execute()
  transaction.announce(writeAnnouncement({ kind: 'place', organisation_id, student_id }))
}

export interface NumberedLocationEvent {
  readonly id: number
  readonly student_id: number
  readonly event: SupervisorLiveEvent
}

/** The places of the students that the caller sees, or of one of them, after `id` and told at `since` (unix seconds) or later. */
export async function findLocationEventsAfter(
  queries: Queries,
  caller: Supervision,
  student_id: number | null,
  id: number,
  since: number,
): Promise<NumberedLocationEvent[]> {
  const ofAll = queries
    .selectFrom('student')
    .innerJoin('live_event', 'live_event.student_id', 'student.id')
    .select(['live_event.id', 'live_event.student_id', 'live_event.data', 'live_event.created_at'])
    .where(isSupervisedBy(caller))
    .where('live_event.organisation_id', '=', caller.organisation_id)
    .where('live_event.event', '=', locationEvent)
    .where('live_event.id', '>', id)
    .where('live_event.created_at', '>=', since)
    .orderBy('live_event.id')
  const rows = await (student_id === null ? ofAll : ofAll.where('student.id', '=', student_id)).execute()
  return rows.map(({ id: row_id, student_id: whose, data, created_at }) => ({
    id: row_id,
    student_id: whose,
    event: { event: locationEvent, time: created_at, data: decodeJson<{ place: StudentLocation }>(data) },
  }))
}

export interface NumberedEvent {
  readonly id: number
  readonly event: StoredLiveEvent
}

/** The student's events after `id` that happened at `since` (unix seconds) or later, in order. */
export async function findEventsAfter(
  queries: Queries,
  student_id: number,
  id: number,
  since: number,
): Promise<NumberedEvent[]> {
  const rows = await queries
    .selectFrom('live_event')
    .select(['id', 'event', 'data', 'created_at'])
    .where('student_id', '=', student_id)
    .where('event', '<>', locationEvent)
    .where('id', '>', id)
    .where('created_at', '>=', since)
    .orderBy('id')
    .execute()
  return rows.map(({ id: row_id, event, data, created_at }) => ({
    id: row_id,
    event: { event, time: created_at, data: decodeJson(data) } as StoredLiveEvent,
  }))
}

/** The id of the student's latest event; 0 for none. */
export async function findLatestEventId(queries: Queries, student_id: number): Promise<number> {
  const row = await queries
    .selectFrom('live_event')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('student_id', '=', student_id)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** The logins among these that were revoked, or forgotten. */
export async function findEndedFamilies(
  queries: Queries,
  family_ids: readonly number[],
): Promise<Set<number>> {
  const rows = await queries
    .selectFrom('token_family')
    .select('id')
    .where('id', 'in', family_ids)
    .where('revoked_at', 'is', null)
    .execute()
  const living = new Set(rows.map(({ id }) => id))
  return new Set(family_ids.filter((id) => !living.has(id)))
}

export const isOwnChannel = async (queries: Queries, user_id: number, channel_id: string): Promise<boolean> =>
  (await queries
    .selectFrom('user')
    .select('id')
    .where('id', '=', user_id)
    .where('channel_id', '=', channel_id)
    .executeTakeFirst()) !== undefined
