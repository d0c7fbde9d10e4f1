import type { ExchangeToken, NewExchangeToken } from '@letterliaan/contract'
import type { Database } from '../../../../db/database.ts'
import type { UserCaller } from '../../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../../plugins/auth/supervision-queries.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { hashToken, createSecret } from '../../../../plugins/auth/token-secret.ts'
import type { CardHasher } from './card-code.ts'
import { drawLoginCards, saveLoginCards } from './login-cards.ts'
import { insertRows } from '../../../../db/tables/rows.ts'

/** Source: rules.md, Accounts. */
const impersonationTokenTtlSeconds = 5 * 60

export interface StudentCall {
  readonly caller: UserCaller
  readonly student_id: number
  readonly now: number
}

/** Makes a token or card for a child (rules.md, Accounts; supervisor.md, points 2 and 11). Throws 404. */
export async function makeExchangeToken(
  database: Database,
  hashes: CardHasher,
  call: StudentCall,
  asked: NewExchangeToken,
): Promise<ExchangeToken> {
  return asked.kind === 'login_card'
    ? makeCard(database, hashes, call, asked.with_pictures)
    : makeImpersonation(database, call, asked.kind)
}

async function makeCard(
  database: Database,
  hashes: CardHasher,
  call: StudentCall,
  with_pictures: boolean,
): Promise<ExchangeToken> {
  const cards = await drawLoginCards(database.queries, hashes, call.caller, [call.student_id], with_pictures)
  const [{ token, code, pictures } = { token: '', code: '', pictures: null }] = cards
  await database.transaction(async (transaction) => {
    await assertSupervised(transaction, call.caller, call.student_id)
    await saveLoginCards(transaction, hashes, call, cards)
  })
  return { kind: 'login_card', token, code, expires_at: null, pictures }
}

function makeImpersonation(
  database: Database,
  call: StudentCall,
  kind: 'impersonation' | 'take_over',
): Promise<ExchangeToken> {
  const { caller, student_id, now } = call
  const { organisation_id, user_id: made_by } = caller
  const token = createSecret()
  const expires_at = now + impersonationTokenTtlSeconds
  return database.transaction(async (transaction) => {
    await assertSupervised(transaction, call.caller, call.student_id)
    const times = { created_at: now, expires_at, used_at: null, revoked_at: null }
    const noCard = { pictures_hash: null, code_hmac: null, pictures_hmac: null }
    const row = { organisation_id, student_id, kind, hash: hashToken(token), ...noCard, made_by, ...times }
    await insertRows(transaction, 'exchange_token', [row])
    recordEvent(transaction, caller, { type: `${kind}_made`, student_ids: [student_id] }, now)
    return { kind, token, code: null, expires_at, pictures: null }
  })
}
