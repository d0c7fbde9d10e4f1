import type { NumberedWorkEvent, StoredLiveEvent, StudentWorkEvent } from '@letterliaan/contract'
import type { Selectable } from 'kysely'
import type { Queries, Transaction } from '../../db/database.ts'
import { decodeJson, encodeJson } from '../../db/json.ts'
import { workEvents } from '../../db/personal-data/account-tables.ts'
import { pickColumns, prepareWrite } from '../../db/prepare-query.ts'
import type { LiveEventTable } from '../../db/schema.ts'
import type { StudentOwner } from '../../plugins/auth/caller.ts'
import {
  isImpersonatedStudentVisible,
  isSupervisedBy,
  type Supervision,
} from '../../plugins/auth/supervision-queries.ts'
import { formatNews, type News } from './news.ts'
import { hasRows } from '../../db/tables/rows.ts'

export const announceNews = (transaction: Transaction, organisation_id: number, about: News): void =>
  transaction.announce({ organisation_id, text: formatNews(about) })

/** Adds an event. The student's row must be locked, so that ids on a channel rise in commit order. */
export async function addLiveEvent(
  transaction: Transaction,
  owner: StudentOwner,
  event: StoredLiveEvent,
): Promise<void> {
  await insertEvent(transaction, owner, event)
  announceNews(transaction, owner.organisation_id, { kind: 'student', student_id: owner.student_id })
}

/** Maximum of events per student that a page opened later shows. */
const maxMissedEvents = 12

/** Adds a work event. The student's row must be locked, as for `addLiveEvent`. */
export async function addWorkEvent(
  transaction: Transaction,
  owner: StudentOwner,
  event: StudentWorkEvent,
): Promise<void> {
  await insertEvent(transaction, owner, event)
  announceNews(transaction, owner.organisation_id, { kind: 'work', student_id: owner.student_id })
}

const insertRow = prepareWrite((queries, row: Omit<Selectable<LiveEventTable>, 'id'>) =>
  queries
    .insertInto('live_event')
    .values(pickColumns(row, ['organisation_id', 'student_id', 'event', 'data', 'created_at'])),
)

const insertEvent = (
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  { event, time, data }: StoredLiveEvent | StudentWorkEvent,
) => insertRow(transaction, { organisation_id, student_id, event, data: encodeJson(data), created_at: time })

export interface StudentsWorkEvent extends NumberedWorkEvent {
  readonly student_id: number
}

interface WorkEventRow {
  readonly id: number
  readonly student_id: number
  readonly event: string
  readonly data: string
  readonly created_at: number
}

const readWorkEvent = ({ id, student_id, event, data, created_at }: WorkEventRow): StudentsWorkEvent => ({
  id,
  student_id,
  event: { event, time: created_at, data: decodeJson(data) } as StudentWorkEvent,
})

const supervisedWork = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('student')
    .innerJoin('live_event', 'live_event.student_id', 'student.id')
    .select(['live_event.id', 'live_event.student_id', 'live_event.event'])
    .select(['live_event.data', 'live_event.created_at'])
    .where(isSupervisedBy(caller))
    .where('live_event.organisation_id', '=', caller.organisation_id)
    .where('live_event.event', 'in', workEvents)
    .orderBy('live_event.id')

/** Finds events after `id` and since `since` (unix seconds), of all visible students or only of the given ones. */
export async function findWorkEventsAfter(
  queries: Queries,
  caller: Supervision,
  student_ids: readonly number[] | null,
  id: number,
  since: number,
): Promise<StudentsWorkEvent[]> {
  const ofAll = supervisedWork(queries, caller)
    .where('live_event.id', '>', id)
    .where('live_event.created_at', '>=', since)
  const rows = await (student_ids === null ? ofAll : ofAll.where('student.id', 'in', student_ids)).execute()
  return rows.map(readWorkEvent)
}

/** Finds the last work events of each visible student since `since` (unix seconds). */
export async function findLastWorkEvents(
  queries: Queries,
  caller: Supervision,
  since: number,
): Promise<StudentsWorkEvent[]> {
  const rows = await supervisedWork(queries, caller)
    .where('live_event.created_at', '>=', since)
    .where('live_event.id', 'in', (eb) =>
      eb
        .selectFrom('live_event as last')
        .select('last.id')
        .whereRef('last.student_id', '=', 'student.id')
        .where('last.event', 'in', workEvents)
        .orderBy('last.id', 'desc')
        .limit(maxMissedEvents),
    )
    .execute()
  return rows.map(readWorkEvent)
}

export interface NumberedEvent {
  readonly id: number
  readonly event: StoredLiveEvent
}

/** Finds a student's events after `id` and since `since` (unix seconds), in order. */
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
    .where('event', 'not in', workEvents)
    .where('id', '>', id)
    .where('created_at', '>=', since)
    .orderBy('id')
    .execute()
  return rows.map(({ id: row_id, event, data, created_at }) => ({
    id: row_id,
    event: { event, time: created_at, data: decodeJson(data) } as StoredLiveEvent,
  }))
}

/** Returns 0 if there is no event. */
export async function findLatestEventId(queries: Queries, student_id: number): Promise<number> {
  const row = await queries
    .selectFrom('live_event')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('student_id', '=', student_id)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Finds logins that are revoked, deleted, or of a supervisor who may no longer see the child. */
export async function findEndedLogins(queries: Queries, family_ids: readonly number[]): Promise<Set<number>> {
  const rows = await queries
    .selectFrom('token_family')
    .leftJoin('exchange_token', 'exchange_token.id', 'token_family.exchange_token_id')
    .select('token_family.id')
    .where('token_family.id', 'in', family_ids)
    .where('token_family.revoked_at', 'is', null)
    .where(isImpersonatedStudentVisible())
    .execute()
  const living = new Set(rows.map(({ id }) => id))
  return new Set(family_ids.filter((id) => !living.has(id)))
}

export const isOwnChannel = (queries: Queries, user_id: number, channel_id: string) =>
  hasRows(queries, 'user', { id: user_id, channel_id })
