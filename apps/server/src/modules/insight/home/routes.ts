import type { HomeLink, HomeLinkBody, MadeHomeLink, HomePage } from '@letterliaan/contract'
import { homeLimits } from '@letterliaan/contract/limits'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createSecret, hashToken } from '../../../plugins/auth/token-secret.ts'
import { createNoRoomError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { isLocalHost } from '../../../local-host.ts'
import { getReportedChild } from '../report/reported-child.ts'
import { findValidHomeLinks, insertHomeLink, addOpening, findValidLink } from './queries.ts'
import type { LinkSigner } from '../../../plugins/auth/link-signer.ts'
import type { Contents } from '../../curriculum/index.ts'
import { foldStudentIfPending } from '../../learn/index.ts'
import { readHomeReport } from '../report/home-report.ts'
import { findSubscriptionState } from '../../subscriptions/index.ts'
import { ownerFinders } from '../../../plugins/auth/owner-queries.ts'
import type { OnError } from '../../../plugins/watch.ts'
import { findDatabaseOfOwner } from '../../../plugins/auth/owner.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

interface HomeRouteDependencies extends HomeDependencies {
  /** Public address of the server. If null, the address that the supervisor used. */
  readonly publicUrl: string | null
}

export function createHomeRoutes(dependencies: HomeRouteDependencies) {
  const { database, publicUrl } = dependencies
  return defineHandlers({
    'GET /api/v1/begeleider/student/:id/home-link': ({ caller, params, now }) =>
      listHomeLinks(database.queries, { caller, now }, params.id),
    'POST /api/v1/begeleider/student/:id/home-link': ({ caller, params, body, now, origin }) =>
      makeHomeLink(database, { caller, now, origin: publicUrl ?? origin }, params.id, body),
    'DELETE /api/v1/begeleider/student/:id/home-link/:link_id': (call) =>
      withdrawHomeLink(call, call.params.id, call.params.link_id),
    'POST /api/v1/home-page': ({ body, now }) => openHomePage(dependencies, body.token, now),
  })
}

const weekSeconds = 7 * 86_400

interface HomeCall {
  readonly caller: UserCaller
  readonly now: number
}

/** Lists valid links, latest first. Throws 404 for a child that the caller does not see. */
async function listHomeLinks(
  queries: Queries,
  { caller, now }: HomeCall,
  student_id: number,
): Promise<HomeLink[]> {
  await assertSupervised(queries, caller, student_id)
  return findValidHomeLinks(queries, student_id, now)
}

/** Makes a link. Only a hash of its secret is stored. Throws 404 without access, 409 for too many links. */
async function makeHomeLink(
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
    recordEvent(transaction, caller, { type: 'home_link_made', student_ids: [student_id] }, now)
    return { ...link, first_name }
  })
  // Browsers do not send the part after the # to servers or to other pages.
  const address = `${origin}/thuis#${token}`
  return { ...made, address, is_local: isLocalHost(new URL(origin).hostname) }
}

/** Withdraws a link and returns the remaining ones. Throws 404 for an unknown link or child. */
async function withdrawHomeLink(
  call: SupervisorCall,
  student_id: number,
  link_id: number,
): Promise<HomeLink[]> {
  const { transaction, caller, now } = call
  const links = await listHomeLinks(transaction, call, student_id)
  if (!links.some(({ id }) => id === link_id)) throw createNotFoundError()
  await deleteRows(transaction, 'home_link', { id: link_id })
  recordEvent(transaction, caller, { type: 'home_link_withdrawn', student_ids: [student_id] }, now)
  return links.filter(({ id }) => id !== link_id)
}

async function refuseTooMany(transaction: Transaction, student_id: number, now: number): Promise<void> {
  const links = await findValidHomeLinks(transaction, student_id, now)
  if (links.length >= homeLimits.links)
    throw createNoRoomError('Voor dit kind werken er al te veel links. Trek er eerst een in.')
}

interface HomeDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly signer: LinkSigner
  readonly onError: OnError
}

/** Time that the sounds of an open page stay available. */
const soundSeconds = 86_400

/** Returns a page and counts its opening. Throws the same 404 for any invalid link and without a subscription. */
async function openHomePage(dependencies: HomeDependencies, token: string, now: number): Promise<HomePage> {
  const { signer } = dependencies
  const hash = hashToken(token)
  const database = await findDatabaseOfOwner(dependencies.database, ownerFinders.homeLink, hash)
  const link = database && (await findValidLink(database.queries, hash, now))
  if (!link) throw createNotFoundError()
  const { organisation_id, student_id, user_id, since, expires_at } = link
  const { has_active_subscription } = await findSubscriptionState(
    database.queries,
    { id: user_id, organisation_id },
    now,
  )
  if (!has_active_subscription) throw createNotFoundError()
  await foldStudentIfPending(database, dependencies.contents, student_id, dependencies.onError)
  const report = await readHomeReport(
    { ...dependencies, database },
    { organisation_id, student_id },
    { since, until: now + 1 },
  )
  if (report === null) throw createNotFoundError()
  await database.transaction((transaction) => addOpening(transaction, link.id, toAmsterdamDate(now)))
  const soundUntil = Math.min(now + soundSeconds, expires_at)
  const words = report.words.map(({ word, file_name }) => ({
    word,
    sound: file_name === null ? null : signSound(signer, organisation_id, file_name, soundUntil),
  }))
  return { ...report, words, made_at: now, expires_at }
}

function signSound(signer: LinkSigner, organisation_id: number, file_name: string, until: number): string {
  const path = `/word/word/${encodeURIComponent(file_name)}.mp3`
  const { exp, sig } = signer.sign(organisation_id, until, path)
  return `${path}?${new URLSearchParams({ exp: String(exp), sig }).toString()}`
}
