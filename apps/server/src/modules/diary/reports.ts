import { hourSeconds } from '@letterliaan/rules/calendar'
import type { UserReport, UserReportBody } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { createNotFoundError, createTooManyRequestsError } from '../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../events/record-event.ts'
import { countReportsAfter, findReport, findReports, insertReport, countOpenReports } from './queries.ts'
import { updateRows } from '../../db/tables/rows.ts'

const maxShown = 200
/** A child that sends more is playing. */
const maxPerHour = 20

/** Lists unhandled reports before handled ones, and the latest of each first. */
export const listReports = (queries: Queries, caller: UserCaller): Promise<UserReport[]> =>
  findReports(queries, caller, maxShown)

async function getReport(queries: Queries, caller: UserCaller, id: number): Promise<UserReport> {
  const report = await findReport(queries, caller, id)
  if (!report) throw createNotFoundError()
  return report
}

/** Stores a report. `now`: unix seconds. Throws 429. */
export async function addReport(
  transaction: Transaction,
  caller: UserCaller,
  body: UserReportBody,
  now: number,
): Promise<UserReport> {
  const num_recent = await countReportsAfter(transaction, caller.user_id, now - hourSeconds)
  if (num_recent >= maxPerHour) throw createTooManyRequestsError(hourSeconds)
  const id = await insertReport(transaction, caller, body, now)
  return getReport(transaction, caller, id)
}

/** Marks a report as handled or unhandled. Throws 404 if the caller may not read it. */
export async function markReport(
  transaction: Transaction,
  caller: UserCaller,
  { id, is_handled }: { id: number; is_handled: boolean },
  now: number,
): Promise<UserReport> {
  await getReport(transaction, caller, id)
  await updateRows(
    transaction,
    'user_report',
    { id, organisation_id: caller.organisation_id },
    { is_handled },
  )
  const report = await getReport(transaction, caller, id)
  const type = is_handled ? 'report_handled' : 'report_reopened'
  recordEvent(transaction, caller, { type, report_id: id }, now)
  return report
}

export const countWaitingReports = (queries: Queries, caller: UserCaller): Promise<number> =>
  countOpenReports(queries, caller)
