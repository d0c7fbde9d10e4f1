import type { ExchangeToken, NewExchangeToken } from '@letterliaan/contract'
import type { Database, Transaction } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { writeAudit } from '../audit.ts'
import { hashToken, createSecret } from '../../../plugins/auth/token-secret.ts'
import { drawPictureCode, hashPictures } from './picture-code.ts'
import { endLogins, insertExchangeToken, isStudentOf, revokeTokens } from './queries.ts'

/** How long the token works that a supervisor exchanges for a login as a student (rules.md, Accounts). */
const impersonationTokenTtlSeconds = 5 * 60

/** Which supervisor asks it of which student, when (unix seconds). */
export interface StudentCall {
  readonly caller: UserCaller
  readonly student_id: number
  readonly now: number
}

/**
 * Makes a way in for a student (rules.md, Accounts; supervisor.md, points 2 and 11); it is written to the audit log. A
 * new login card replaces the one before. Throws 404 for a student of another organisation.
 */
export function makeExchangeToken(
  database: Database,
  call: StudentCall,
  asked: NewExchangeToken,
): Promise<ExchangeToken> {
  const { caller, student_id, now } = call
  const { organisation_id, user_id: made_by } = caller
  const { kind } = asked
  const token = createSecret()
  const pictures = asked.kind === 'login_card' && asked.with_pictures ? drawPictureCode() : null
  const pictures_hash = pictures && hashPictures(token, pictures)
  const expires_at = kind === 'login_card' ? null : now + impersonationTokenTtlSeconds
  return database.transaction(async (transaction) => {
    await refuseOthers(transaction, call)
    if (kind === 'login_card') await revokeCards(transaction, student_id, now)
    const times = { created_at: now, expires_at, used_at: null, revoked_at: null }
    const row = {
      organisation_id,
      student_id,
      kind,
      hash: hashToken(token),
      pictures_hash,
      made_by,
      ...times,
    }
    await insertExchangeToken(transaction, row)
    await writeAudit(transaction, caller, { action: `${kind}_made`, detail: String(student_id) }, now)
    return { kind, token, expires_at, pictures }
  })
}

/** Who found the card that was lost is out too. */
async function revokeCards(transaction: Transaction, student_id: number, now: number): Promise<void> {
  await endLogins(transaction, await revokeTokens(transaction, { student_id, kind: 'login_card' }, now), now)
}

/** Revokes every one of a student's, and ends what was begun with them. Returns how many. Throws 404 likewise. */
export async function revokeExchangeTokens(transaction: Transaction, call: StudentCall): Promise<number> {
  const { caller, student_id, now } = call
  await refuseOthers(transaction, call)
  const revoked = await revokeTokens(transaction, { student_id }, now)
  await endLogins(transaction, revoked, now)
  const entry = { action: 'exchange_tokens_revoked', detail: String(student_id) }
  await writeAudit(transaction, caller, entry, now)
  return revoked.length
}

async function refuseOthers(transaction: Transaction, { caller, student_id }: StudentCall): Promise<void> {
  if (!(await isStudentOf(transaction, caller.organisation_id, student_id))) throw notFound()
}
