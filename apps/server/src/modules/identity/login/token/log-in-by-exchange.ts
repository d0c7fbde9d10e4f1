import { timingSafeEqual } from 'node:crypto'
import type { ExchangeBody, PictureCode, Tokens } from '@letterliaan/contract'
import { readCardCode, readSchoolChars, makeSchoolChars } from '@letterliaan/contract/card-code'
import type { Database, Transaction } from '../../../../db/database.ts'
import { createAccountClosedError, createInvalidGrantError } from '../../../../plugins/errors/oauth-error.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import type { CardHasher } from '../exchange-token/card-code.ts'
import { verifyPictures } from '../exchange-token/picture-code.ts'
import {
  findExchangeToken,
  consumeExchangeToken,
  type KnownExchangeToken,
} from '../exchange-token/queries.ts'
import { refuseWithoutSubscription } from '../../../subscriptions/index.ts'
import { checkClient } from './check-client.ts'
import { beginLogin, type LoginResult } from './begin-login.ts'
import type { CodeLimits } from './code-limits.ts'
import type { FamiliarNetworks } from './familiar-networks.ts'
import { readActiveLetIn, type LoginLimits, type LoginPlace } from './login-limits.ts'
import { markLoggedIn, type NewLogin } from './queries.ts'
import type { TokenLimits } from './token-limits.ts'
import { hashToken } from '../../../../plugins/auth/token-secret.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'
import { ownerFinders } from '../../../../plugins/auth/owner-queries.ts'
import { findDatabaseOfOwner } from '../../../../plugins/auth/owner.ts'

export interface ExchangeDependencies {
  readonly database: Database
  readonly tokenLimits: TokenLimits
  readonly cardLimits: LoginLimits
  readonly codeLimits: CodeLimits
  readonly cardHasher: CardHasher
  readonly networks: FamiliarNetworks
}

/** Returns null if pictures are missing. Throws the same error for every invalid token (rules.md, Accounts). */
export async function logInByExchangeToken(
  dependencies: ExchangeDependencies,
  body: ExchangeBody,
  place: LoginPlace,
  now: number,
): Promise<LoginResult | null> {
  const { database, networks } = dependencies
  checkClient(body)
  const code = readCardCode(body.token)
  const known = await (code === null
    ? findByToken(dependencies, body.token, place, now)
    : findByCode(dependencies, code, place, now))
  const given = { ...body, isCode: code !== null }
  if (!(await checkPictures(dependencies, known, given, place, now))) return null
  const own = limitDatabase(database, known.user.organisation_id)
  await refuseWithoutSubscription(own.queries, known.user, now)
  const tokens = await beginExchangedLogin(own, known, { client_id: body.client_id }, now)
  if (known.kind !== 'login_card') return { tokens, cookie: null }
  const { organisation_id } = known.user
  await networks.remember(database.queries, organisation_id, place.address, now)
  const school = deviceSubjectOf(makeSchoolChars(organisation_id))
  return { tokens, cookie: place.device.with(deviceSubjectOf(null), school, nameOf(known)) }
}

/** Begins the login. Throws OAuthError if the child is archived or another request used the token. */
export async function beginExchangedLogin(
  database: Database,
  known: KnownExchangeToken,
  place: Pick<NewLogin, 'client_id' | 'group_device_id'>,
  now: number,
): Promise<Tokens> {
  if (known.isArchived) throw createAccountClosedError()
  return database.transaction(async (transaction) => {
    if (!(await consumeExchangeToken(transaction, known, now))) throw createInvalidGrantError()
    await noteUse(transaction, known, now)
    const { id: user_id, organisation_id } = known.user
    const login = { ...place, organisation_id, user_id, exchange_token_id: known.id }
    return beginLogin(transaction, login, now)
  })
}

async function findByToken(
  { database, tokenLimits }: ExchangeDependencies,
  token: string,
  { address }: LoginPlace,
  now: number,
): Promise<KnownExchangeToken> {
  const hash = hashToken(token)
  const own = await findDatabaseOfOwner(database, ownerFinders.exchangeToken, hash)
  const known = own ? await findExchangeToken(own.queries, 'hash', hash, now) : undefined
  if (known !== undefined) return known
  await tokenLimits.countUnknownExchange(address)
  throw createInvalidGrantError()
}

/** Finds a card by its short code. Counts wrong codes. A device that knows the card has no limit. */
async function findByCode(
  { database, codeLimits, cardHasher, networks }: ExchangeDependencies,
  code: string,
  place: LoginPlace,
  now: number,
): Promise<KnownExchangeToken> {
  const hash = cardHasher.ofCode(code)
  const own = await findDatabaseOfOwner(database, ownerFinders.cardCode, hash)
  const known = own ? await findExchangeToken(own.queries, 'code_hmac', hash, now) : undefined
  if (known !== undefined && place.device.knows(nameOf(known))) return known
  const school = readSchoolChars(code)
  const isFamiliar = await isFamiliarPlace({ database, networks }, school, place)
  const attempt = await codeLimits.take(place, { school, isFamiliar })
  if (known === undefined) throw createInvalidGrantError()
  await attempt.giveBack()
  return known
}

const isFamiliarPlace = async (
  { database, networks }: Pick<ExchangeDependencies, 'database' | 'networks'>,
  school: string | null,
  { address, device }: LoginPlace,
): Promise<boolean> =>
  device.knows(deviceSubjectOf(school)) || (await networks.isFamiliar(database.queries, school, address))

const deviceSubjectOf = (school: string | null): string => `school ${school ?? 'any'}`

const nameOf = ({ id }: KnownExchangeToken): string => String(id)

/** Returns false if pictures are missing. Throws OAuthError if the pictures are wrong. */
async function checkPictures(
  { database, cardLimits, cardHasher, networks }: ExchangeDependencies,
  card: KnownExchangeToken,
  { token, pictures, isCode }: ExchangeBody & { readonly isCode: boolean },
  place: LoginPlace,
  now: number,
): Promise<boolean> {
  if (card.pictures_hash === null) return true
  if (pictures === undefined) return false
  const { organisation_id, let_in_at } = card.user
  const school = makeSchoolChars(organisation_id)
  const isFamiliar = await isFamiliarPlace({ database, networks }, school, place)
  const letInAt = readActiveLetIn(let_in_at, now)
  // An archived child's attempt sends no notification.
  const user = card.isArchived ? undefined : { organisation_id, student_id: card.student_id }
  const attempt = await cardLimits.take(
    { subject: nameOf(card), isFamiliar, letInAt, organisation_id, user },
    place,
  )
  const isRight = isCode
    ? verifyCardPictures(cardHasher, card, pictures)
    : verifyPictures(card.pictures_hash, token, pictures)
  if (!isRight) throw createInvalidGrantError()
  await attempt.giveBack()
  return true
}

export const verifyCardPictures = (
  hashes: CardHasher,
  { code_hmac, pictures_hmac }: KnownExchangeToken,
  pictures: PictureCode,
): boolean =>
  code_hmac !== null &&
  pictures_hmac !== null &&
  timingSafeEqual(Buffer.from(pictures_hmac), Buffer.from(hashes.ofPictures(code_hmac, pictures)))

/** Records the use of a token. A supervisor's login is audited and is no login of the student. */
async function noteUse(transaction: Transaction, known: KnownExchangeToken, now: number): Promise<void> {
  if (known.kind === 'login_card') return void (await markLoggedIn(transaction, known.user.id, now))
  const who = { organisation_id: known.user.organisation_id, user_id: known.made_by }
  recordEvent(transaction, who, { type: `${known.kind}_used`, student_ids: [known.student_id] }, now)
}
