import type { PictureCode } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { UserCaller } from '../../../../plugins/auth/caller.ts'
import { hashToken, createSecret } from '../../../../plugins/auth/token-secret.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { drawCardCode, type CardHasher } from './card-code.ts'
import { drawPictureCode, hashPictures } from './picture-code.ts'
import { findExchangeToken, findTakenCodes, revokeTokens } from './queries.ts'
import { endLoginsOf } from '../../../../db/tables/token-family.ts'
import { insertRows } from '../../../../db/tables/rows.ts'

/** The secrets of a card. The database stores only their hashes. */
export interface LoginCard {
  readonly student_id: number
  readonly token: string
  readonly code: string
  readonly pictures: PictureCode | null
}

export async function drawLoginCards(
  queries: Queries,
  hashes: CardHasher,
  { organisation_id }: Pick<UserCaller, 'organisation_id'>,
  student_ids: readonly number[],
  with_pictures: boolean,
): Promise<LoginCard[]> {
  const draw = () => drawCardCode(organisation_id)
  const codes = await drawFreeCodes(queries, hashes, draw, student_ids.length)
  return student_ids.map((student_id, at) => ({
    student_id,
    token: createSecret(),
    code: codes[at] ?? '',
    pictures: with_pictures ? drawPictureCode() : null,
  }))
}

async function drawFreeCodes(
  queries: Queries,
  hashes: CardHasher,
  draw: () => string,
  count: number,
): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) {
    while (codes.size < count) codes.add(draw())
    const byHash = new Map(Array.from(codes, (code) => [hashes.ofCode(code), code]))
    for (const hash of await findTakenCodes(queries, [...byHash.keys()])) codes.delete(byHash.get(hash) ?? '')
  }
  return [...codes]
}

/** Stores cards, replaces the students' earlier cards and ends the students' logins. `now`: unix seconds. */
export async function saveLoginCards(
  transaction: Transaction,
  hashes: CardHasher,
  { caller, now }: { readonly caller: UserCaller; readonly now: number },
  cards: readonly LoginCard[],
): Promise<void> {
  const { organisation_id, user_id } = caller
  const student_ids = cards.map(({ student_id }) => student_id)
  const revoked = await revokeTokens(transaction, { student_ids, kind: 'login_card' }, now)
  await endLoginsOf(transaction, { exchange_token_ids: revoked }, now)
  await insertRows(
    transaction,
    'exchange_token',
    cards.map(({ student_id, token, code, pictures }) => {
      const code_hmac = hashes.ofCode(code)
      return {
        organisation_id,
        student_id,
        kind: 'login_card',
        hash: hashToken(token),
        pictures_hash: pictures && hashPictures(token, pictures),
        code_hmac,
        pictures_hmac: pictures && hashes.ofPictures(code_hmac, pictures),
        made_by: user_id,
        created_at: now,
        expires_at: null,
        used_at: null,
        revoked_at: null,
      }
    }),
  )
  for (const student_id of student_ids) {
    recordEvent(transaction, caller, { type: 'login_card_made', student_ids: [student_id] }, now)
  }
}

export const findLoginCard = (queries: Queries, code_hmac: string, now: number) =>
  findExchangeToken(queries, 'code_hmac', code_hmac, now)
