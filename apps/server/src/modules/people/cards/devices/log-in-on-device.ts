import type { DeviceLoginBody, Tokens } from '@letterliaan/contract'
import type { Database } from '../../../../db/database.ts'
import type { DeviceCookie } from '../../../../plugins/contract/device-cookie.ts'
import { invalidGrant } from '../../../../plugins/errors/oauth-error.ts'
import { notFound } from '../../../../plugins/errors/problem-error.ts'
import {
  beginExchanged,
  type CardHashes,
  findLoginCard,
  type LoginLimits,
  readLetIn,
  verifyCardPictures,
} from '../../../identity/index.ts'
import { refuseWithoutSubscription } from '../../../subscriptions/index.ts'
import { findCookieDevice } from './devices.ts'
import { findGroupChildren, markDeviceUsed } from './queries.ts'
import { owners } from '../../../../plugins/auth/name-queries.ts'
import { databaseOfOwner } from '../../../../plugins/auth/owner.ts'
import { hashToken } from '../../../../plugins/auth/token-secret.ts'

export interface DeviceLogin {
  readonly database: Database
  readonly cardLimits: LoginLimits
  readonly cardHashes: CardHashes
}

/** CARD-5. Throws 404 on another device, else one OAuthError for every other refusal. `now`: unix seconds. */
export async function logInOnDevice(
  { database: everywhere, cardLimits, cardHashes }: DeviceLogin,
  cookie: DeviceCookie,
  { student_id, pictures }: DeviceLoginBody,
  now: number,
): Promise<Tokens> {
  const database = await databaseOfOwner(everywhere, owners.device, hashToken(cookie.read() ?? ''))
  if (database === null) throw notFound()
  const { queries } = database
  const device = await findCookieDevice(queries, cookie)
  if (device === undefined) throw notFound()
  const children = await findGroupChildren(queries, device.group_id)
  const code_hmac = children.find(({ id }) => id === student_id)?.code_hmac
  if (code_hmac === null || code_hmac === undefined) throw invalidGrant()
  const card = await findLoginCard(queries, code_hmac, now)
  if (card === undefined) throw invalidGrant()
  const subject = String(card.id)
  const letInAt = readLetIn(card.user.let_in_at, now)
  const attempt = await cardLimits.takeOnGroupDevice(
    { subject, letInAt, user: { organisation_id: device.organisation_id, student_id } },
    device.id,
    device.organisation_id,
  )
  if (!verifyCardPictures(cardHashes, card, pictures)) throw invalidGrant()
  await attempt.giveBack()
  await refuseWithoutSubscription(queries, card.user, now)
  const place = { client_id: 'letterliaan-game', group_device_id: device.id }
  const tokens = await beginExchanged(database, card, place, now)
  await database.transaction((transaction) => markDeviceUsed(transaction, device.id, now))
  return tokens
}
