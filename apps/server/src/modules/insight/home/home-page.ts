import type { HomePage } from '@letterliaan/contract'
import { amsterdamDate } from '@letterliaan/rules/calendar'
import type { Database } from '../../../db/database.ts'
import type { LinkSigner } from '../../../plugins/auth/link-signer.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { foldStudentIfPending } from '../../learn/index.ts'
import { readHomeReport } from '../report/home-report.ts'
import { findSubscriptionState } from '../../subscriptions/index.ts'
import { countOpening, findOpenLink } from './queries.ts'
import { owners } from '../../../plugins/auth/name-queries.ts'
import { databaseOfOwner } from '../../../plugins/auth/owner.ts'

export interface HomeDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly signer: LinkSigner
}

/** How long the words of a page that stays open can be heard. */
const soundSeconds = 86_400

/** Counts as opened. Throws the same 404 for a link that was withdrawn, is over or never was, and where the child may not play. */
export async function openHomePage(
  dependencies: HomeDependencies,
  token: string,
  now: number,
): Promise<HomePage> {
  const { signer } = dependencies
  const hash = hashToken(token)
  const database = await databaseOfOwner(dependencies.database, owners.homeLink, hash)
  const link = database && (await findOpenLink(database.queries, hash, now))
  if (!link) throw notFound()
  const { organisation_id, student_id, user_id, since, expires_at } = link
  const { has_active_subscription } = await findSubscriptionState(
    database.queries,
    { id: user_id, organisation_id },
    now,
  )
  if (!has_active_subscription) throw notFound()
  await foldStudentIfPending(database, student_id)
  const report = await readHomeReport(
    { ...dependencies, database },
    { organisation_id, student_id },
    { since, until: now + 1 },
  )
  if (report === null) throw notFound()
  await database.transaction((transaction) => countOpening(transaction, link.id, amsterdamDate(now)))
  const soundUntil = Math.min(now + soundSeconds, expires_at)
  const words = report.words.map(({ word, file_name }) => ({
    word,
    sound: file_name === null ? null : signSound(signer, organisation_id, file_name, soundUntil),
  }))
  return { ...report, words, made_at: now, expires_at }
}

/** For this word only. */
function signSound(signer: LinkSigner, organisation_id: number, file_name: string, until: number): string {
  const path = `/word/word/${encodeURIComponent(file_name)}.mp3`
  const { exp, sig } = signer.sign(organisation_id, until, path)
  return `${path}?${new URLSearchParams({ exp: String(exp), sig }).toString()}`
}
