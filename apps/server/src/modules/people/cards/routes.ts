import type { DeviceLoginBody, Tokens, LoginCardsBody } from '@letterliaan/contract'
import { defineHandlers, type BytesResponse } from '../../../plugins/contract/handler.ts'
import {
  allowDevice,
  listDeviceGroup,
  listDevices,
  revokeDevice,
  revokeDevices,
  findCookieDevice,
} from './devices/devices.ts'
import { makePairingCode, pairDevice, type Pairing } from './devices/pairing.ts'
import { readLoginCards } from './login-cards.ts'
import type { Database } from '../../../db/database.ts'
import type { DeviceCookie } from '../../../plugins/contract/device-cookie.ts'
import { createInvalidGrantError } from '../../../plugins/errors/oauth-error.ts'
import { createNotFoundError, createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import {
  beginExchangedLogin,
  type CardHasher,
  findLoginCard,
  type LoginLimits,
  readActiveLetIn,
  verifyCardPictures,
  drawLoginCards,
  saveLoginCards,
} from '../../identity/index.ts'
import { refuseWithoutSubscription } from '../../subscriptions/index.ts'
import { findGroupChildren } from './devices/queries.ts'
import { ownerFinders } from '../../../plugins/auth/owner-queries.ts'
import { findDatabaseOfOwner } from '../../../plugins/auth/owner.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { toFileName, type Printer } from '../../curriculum/index.ts'
import { getGroup } from '../groups/groups.ts'
import { orderByName } from '../groups/order-by-name.ts'
import { makeNamesUnique } from '../groups/make-names-unique.ts'
import { findCardStudents, findGroupmates } from './queries.ts'
import { updateRow } from '../../../db/tables/rows.ts'

interface LoginCardDependencies extends CardDependencies, DeviceLogin, Pairing {
  /** Public address of the server; null: the address that the supervisor used. */
  readonly publicUrl: string | null
}

export function createLoginCardRoutes(dependencies: LoginCardDependencies) {
  const { database, publicUrl } = dependencies
  const { queries } = database
  return defineHandlers({
    'GET /api/v1/begeleider/login-cards': ({ caller, origin }) =>
      readLoginCards(queries, caller, publicUrl ?? origin),
    'POST /api/v1/begeleider/login-cards': ({ caller, body, now, origin }) =>
      makeLoginCards(dependencies, { caller, now, origin: publicUrl ?? origin }, body),

    'GET /api/v1/begeleider/group/:id/device': ({ caller, params }) =>
      listDevices(queries, caller, params.id),
    'POST /api/v1/group-device': ({ caller, body, groupCookie, now }) =>
      allowDevice(database, groupCookie, { caller, now }, body),
    'DELETE /api/v1/begeleider/group/:id/device': ({ caller, params, query, transaction, now }) =>
      query.device_id === undefined
        ? revokeDevices(transaction, { caller, now }, params.id)
        : revokeDevice(transaction, { caller, now }, { ...params, device_id: query.device_id }),
    'POST /api/v1/begeleider/group/:id/pairing-code': ({ caller, params, now, origin }) =>
      database.transaction((transaction) =>
        makePairingCode(
          transaction,
          { caller, now },
          { ...dependencies, origin: publicUrl ?? origin },
          params.id,
        ),
      ),
    'POST /api/v1/group-device/pairing': (call) => pairDevice(dependencies, call, call.body),

    'GET /api/v1/group-device': ({ groupCookie }) => listDeviceGroup(queries, groupCookie),
    'POST /api/v1/group-device/login': ({ groupCookie, body, now }) =>
      logInOnDevice(dependencies, groupCookie, body, now),
  })
}

interface DeviceLogin {
  readonly database: Database
  readonly cardLimits: LoginLimits
  readonly cardHasher: CardHasher
}

/** Logs a child in on its group's device (CARD-5). Throws 404 on other devices, or else the same OAuthError. */
async function logInOnDevice(
  { database: everywhere, cardLimits, cardHasher }: DeviceLogin,
  cookie: DeviceCookie,
  { student_id, pictures }: DeviceLoginBody,
  now: number,
): Promise<Tokens> {
  const database = await findDatabaseOfOwner(everywhere, ownerFinders.device, hashToken(cookie.read() ?? ''))
  if (database === null) throw createNotFoundError()
  const { queries } = database
  const device = await findCookieDevice(queries, cookie)
  if (device === undefined) throw createNotFoundError()
  const children = await findGroupChildren(queries, device.group_id)
  const code_hmac = children.find(({ id }) => id === student_id)?.code_hmac
  if (code_hmac === null || code_hmac === undefined) throw createInvalidGrantError()
  const card = await findLoginCard(queries, code_hmac, now)
  if (card === undefined) throw createInvalidGrantError()
  const subject = String(card.id)
  const letInAt = readActiveLetIn(card.user.let_in_at, now)
  const attempt = await cardLimits.takeOnGroupDevice(
    { subject, letInAt, user: { organisation_id: device.organisation_id, student_id } },
    device.id,
    device.organisation_id,
  )
  if (!verifyCardPictures(cardHasher, card, pictures)) throw createInvalidGrantError()
  await attempt.giveBack()
  await refuseWithoutSubscription(queries, card.user, now)
  const place = { client_id: 'letterliaan-game', group_device_id: device.id }
  const tokens = await beginExchangedLogin(database, card, place, now)
  await database.transaction((transaction) =>
    updateRow(transaction, 'group_device', device.id, { used_at: now }),
  )
  return tokens
}

interface CardDependencies {
  readonly database: Database
  readonly printer: Printer
  readonly cardHasher: CardHasher
}

/** A call with its author, the time (unix seconds), and `origin`: the address of the game. */
interface CardCall {
  readonly caller: UserCaller
  readonly now: number
  readonly origin: string
}

/** Makes cards as a PDF, stores hashes of their secrets and replaces earlier cards. Throws 404, 422. */
async function makeLoginCards(
  { database, printer, cardHasher }: CardDependencies,
  { caller, now, origin }: CardCall,
  { group_id, student_ids, pictures }: LoginCardsBody,
): Promise<BytesResponse> {
  const { queries } = database
  const group = group_id === undefined ? null : await getGroup(queries, caller, group_id)
  const students = orderByName(await findCardStudents(queries, caller, { group_id, student_ids }))
  if (student_ids !== undefined && students.length < new Set(student_ids).size) throw createNotFoundError()
  if (students.length === 0)
    throw createInvalidInputError({ group_id: 'In deze groep zitten nog geen kinderen.' })

  const ids = students.map(({ id }) => id)
  const drawn = await drawLoginCards(queries, cardHasher, caller, ids, pictures !== 'none')
  const title = group?.name ?? (students.length === 1 ? (students[0]?.screen_name ?? '') : '')
  const groupmates = await findGroupmates(queries, caller, ids)
  const names = makeNamesUnique([...students, ...groupmates.filter(({ id }) => !ids.includes(id))])
  const cards = students.map(({ buddy_id }, at) => {
    const { token = '', code = '', pictures: asked = null } = drawn[at] ?? {}
    const address = `${origin}/login-by-token?${new URLSearchParams({ token }).toString()}`
    return { screen_name: names[at] ?? '', buddy_id, address, code, pictures: asked }
  })
  const bytes = await printer.printOnce(caller.organisation_id, {
    type: 'login-cards',
    cards: {
      title,
      place: origin.replace(/^https?:\/\//, ''),
      pictures_place: pictures === 'card' ? 'card' : 'list',
      cards,
    },
    createdAt: now * 1000,
  })
  await database.transaction((transaction) => saveLoginCards(transaction, cardHasher, { caller, now }, drawn))
  const file = ['inlogkaarten', toFileName(title)].filter(Boolean).join('-')
  return { bytes, cacheControl: 'no-store', disposition: `attachment; filename="${file}.pdf"` }
}
