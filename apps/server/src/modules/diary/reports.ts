import type { UserReport, UserReportBody, UserReportSummary } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../db/database.ts'
import type { OrganisationCaller, UserCaller } from '../../plugins/auth/caller.ts'
import { notFound, tooManyRequests } from '../../plugins/errors/problem-error.ts'
import { writeAudit } from '../accounts/audit.ts'

/** Nobody reads on beyond them. */
const MOST_SHOWN = 200
/** Who reports more than this in an hour is playing with the button. */
const MOST_AN_HOUR = 20
const HOUR = 60 * 60

const ofOrganisation = (queries: Queries, { organisation_id }: OrganisationCaller) =>
  queries
    .selectFrom('user_report')
    .innerJoin('user', 'user.id', 'user_report.user_id')
    .select(['user_report.id', 'category', 'title', 'description', 'is_handled'])
    .select(['user_report.created_at', 'user_report.user_id', 'user.name', 'user.username'])
    .where('user_report.organisation_id', '=', organisation_id)

/** The reports of the organisation, those that wait before those that were handled, the latest first: none is buried. */
export const listReports = (queries: Queries, caller: OrganisationCaller): Promise<UserReportSummary[]> =>
  ofOrganisation(queries, caller)
    .orderBy('is_handled')
    .orderBy('user_report.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()

/** A report with its data. Throws 404 for one of another organisation. */
export async function getReport(
  queries: Queries,
  caller: OrganisationCaller,
  id: number,
): Promise<UserReport> {
  const query = ofOrganisation(queries, caller).select('data').where('user_report.id', '=', id)
  const report = await query.executeTakeFirst()
  if (!report) throw notFound()
  return report
}

async function summarise(
  queries: Queries,
  caller: OrganisationCaller,
  id: number,
): Promise<UserReportSummary> {
  const report = await ofOrganisation(queries, caller).where('user_report.id', '=', id).executeTakeFirst()
  if (!report) throw notFound()
  return report
}

/** Keeps a report; `now` in unix seconds. Throws 429 for who sends too many. */
export async function addReport(
  transaction: Transaction,
  caller: UserCaller,
  body: UserReportBody,
  now: number,
): Promise<UserReportSummary> {
  const { organisation_id, user_id } = caller
  const recent = await transaction
    .selectFrom('user_report')
    .select('id')
    .where('user_id', '=', user_id)
    .where('created_at', '>', now - HOUR)
    .execute()
  if (recent.length >= MOST_AN_HOUR) throw tooManyRequests(HOUR)
  const { id } = await transaction
    .insertInto('user_report')
    .values({ organisation_id, user_id, ...body, is_handled: false, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return summarise(transaction, caller, id)
}

/** Marks a report as handled, or as waiting again. Throws 404 for a report of another organisation. */
export async function markReport(
  transaction: Transaction,
  caller: UserCaller,
  { id, is_handled }: { id: number; is_handled: boolean },
  now: number,
): Promise<UserReportSummary> {
  await transaction
    .updateTable('user_report')
    .set({ is_handled })
    .where('id', '=', id)
    .where('organisation_id', '=', caller.organisation_id)
    .execute()
  const report = await summarise(transaction, caller, id)
  const action = is_handled ? 'report_handled' : 'report_reopened'
  await writeAudit(transaction, caller, { action, detail: String(id) }, now)
  return report
}
