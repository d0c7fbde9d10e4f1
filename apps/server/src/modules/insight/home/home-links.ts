import type { HomeLink, HomeLinkBody, MadeHomeLink } from '@letterliaan/contract'
import { homeLimits } from '@letterliaan/contract/limits'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { record } from '../../../events/record.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { isSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createSecret, hashToken } from '../../../plugins/auth/token-secret.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { noMoreRoom, notFound } from '../../../plugins/errors/problem-error.ts'
import { isLocalHost } from '../../../local-host.ts'
import { getReportedChild } from '../report/reported-child.ts'
import { deleteHomeLink, findHomeLinks, insertHomeLink } from './queries.ts'

const weekSeconds = 7 * 86_400

export interface HomeCall {
  readonly caller: UserCaller
  readonly now: number
}

/** Those that work, the latest first. Throws 404 for a child that the caller does not see. */
export async function listHomeLinks(
  queries: Queries,
  { caller, now }: HomeCall,
  student_id: number,
): Promise<HomeLink[]> {
  if (!(await isSupervised(queries, caller, student_id))) throw notFound()
  return findHomeLinks(queries, student_id, now)
}

/** Its secret is told this once. Throws 404 for a child that the caller does not see, 409 when there are too many. */
export async function makeHomeLink(
  database: Database,
  { caller, now, origin }: HomeCall & { readonly origin: string },
  student_id: number,
  { weeks, since }: HomeLinkBody,
): Promise<MadeHomeLink> {
  const token = createSecret()
  const made = await database.transaction(async (transaction) => {
    const { first_name } = await getReportedChild(transaction, caller, student_id)
    await refuseTooMany(transaction, student_id, now)
    const link = await insertHomeLink(transaction, {
      organisation_id: caller.organisation_id,
      student_id,
      hash: hashToken(token),
      since: Math.min(since, now),
      made_by: caller.user_id,
      created_at: now,
      expires_at: now + weeks * weekSeconds,
      num_openings: 0,
      last_opened_on: null,
    })
    record(transaction, caller, { type: 'home_link_made', student_ids: [student_id] }, now)
    return { ...link, first_name }
  })
  // Behind the #, no server, log or other page gets it.
  const address = `${origin}/thuis#${token}`
  return { ...made, address, is_local: isLocalHost(new URL(origin).hostname) }
}

/** Answers those that are left. Throws 404 for a link of a child that the caller does not see, or that is no more. */
export async function withdrawHomeLink(
  call: SupervisorCall,
  student_id: number,
  link_id: number,
): Promise<HomeLink[]> {
  const { transaction, caller, now } = call
  const links = await listHomeLinks(transaction, call, student_id)
  if (!links.some(({ id }) => id === link_id)) throw notFound()
  await deleteHomeLink(transaction, link_id)
  record(transaction, caller, { type: 'home_link_withdrawn', student_ids: [student_id] }, now)
  return links.filter(({ id }) => id !== link_id)
}

async function refuseTooMany(transaction: Transaction, student_id: number, now: number): Promise<void> {
  const links = await findHomeLinks(transaction, student_id, now)
  if (links.length >= homeLimits.links)
    throw noMoreRoom('Voor dit kind werken er al te veel links. Trek er eerst een in.')
}
