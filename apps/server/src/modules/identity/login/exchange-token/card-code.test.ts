import { formatCardCode } from '@letterliaan/contract/card-code'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLoginDevices } from '../../../../plugins/limits/device.ts'
import { createLimiters } from '../../../../plugins/limits/limiters.ts'
import { loginLimits } from '../../../../plugins/limits/limits.ts'
import { createCaller, logIn, type TestCaller, readTokens } from '../../../../testing/http.ts'
import { advanceTime } from '../../../../testing/test-clock.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { createLoginLimits } from '../token/login-limits.ts'
import { drawCardCode } from './card-code.ts'
import { askToken, createDevice, exchangeToken } from '../../../../testing/ask-token.ts'
import { findRow } from '../../../../testing/rows.ts'

let child: TestChild
let supervisor: TestCaller
let address = ''
let count = 0
const app = await useTestApp()
beforeEach(async () => {
  address = `10.8.0.${++count}`
  child = await makeChild(app, await makeSchool(app))
  supervisor = await logIn(app, await makeSupervisor(app, child))
})

async function makeCard(with_pictures = false) {
  const { body } = await askToken(supervisor, child.student_id, { kind: 'login_card', with_pictures })
  return { ...body, code: body.code ?? '' }
}

const card = (subject: string, organisation_id: number) => ({
  subject,
  organisation_id,
  isFamiliar: false,
  letInAt: null,
})

/** Returns a function that exchanges a token on a device. */
function atDevice(from = address) {
  const device = createDevice(app, from)
  return (token: string, pictures?: readonly string[] | null) => exchangeToken(device, token, pictures)
}

describe('CARD-3 the short code of a card', () => {
  test('logs its child in any number of times, in upper or lower case', async () => {
    const { code, expires_at } = await makeCard()
    expect(expires_at).toBeNull()
    const tryCode = atDevice()
    for (const typed of [code, formatCardCode(code), code.toLowerCase()]) {
      const { status, body } = await tryCode(typed)
      expect(status).toBe(200)
      const profile = await createCaller(app, readTokens(body).access_token).call('GET /api/v1/user/me/')
      expect(profile.body).toMatchObject({ username: child.username, is_impersonated: false })
    }
  })

  test('is refused and its logins end if the card is revoked or replaced', async () => {
    const lost = await makeCard()
    const finder = (await atDevice()(lost.code)).body
    await makeCard()
    expect((await atDevice()(lost.code)).status).toBe(400)
    const profile = await createCaller(app, readTokens(finder).access_token).call('GET /api/v1/user/me/')
    expect(profile.status).toBe(401)
  })

  test('is stored only as a keyed hash, and belongs only to a card', async () => {
    const { code } = await makeCard()
    const row = await findRow(app, 'exchange_token', { student_id: child.student_id })
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row.code_hmac).toMatch(/^[0-9a-f]{64}$/)
    const other = await askToken(supervisor, child.student_id, { kind: 'impersonation' })
    expect(other.body.code).toBeNull()
  })
})

describe('CARD-6 guesses of codes', () => {
  test('are limited on a device, but not for a card that logged in there before', async () => {
    const { code } = await makeCard()
    const other = await makeChild(app, child)
    const tryCode = atDevice()
    expect((await tryCode(code)).status).toBe(200)
    const statuses: number[] = []
    for (let at = 0; at <= loginLimits.codesOnDevice.max; at += 1)
      statuses.push((await tryCode(drawCardCode(child.organisation_id))).status)
    expect(statuses.indexOf(429)).toBe(loginLimits.codesOnDevice.max)
    expect((await tryCode(code)).status).toBe(200)
    const newCard = await askToken(supervisor, other.student_id)
    const limited = await tryCode(newCard.body.code ?? '')
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await atDevice()(newCard.body.code ?? '')).status).toBe(200)
  })
})

test('GRP-8 an archived child’s card gets its own error, but only with the right pictures', async () => {
  const archive = (is_archived: boolean) =>
    supervisor.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [child.student_id], is_archived },
    })
  const closed = { error: 'invalid_grant', error_description: 'Account is closed' }
  const wrong = { error: 'invalid_grant', error_description: 'Invalid credentials' }
  const lost = await makeCard()
  const { code, token, pictures } = await makeCard(true)
  const right = pictures ?? []
  await archive(true)
  const tryCard = atDevice()
  expect((await tryCard(lost.code)).body).toEqual(wrong)
  for (const typed of [code, token]) {
    expect((await tryCard(typed)).body).toEqual({ token_type: 'pictures_required' })
    expect((await tryCard(typed, right.toReversed())).body).toEqual(wrong)
    expect((await tryCard(typed, right)).body).toEqual(closed)
  }
  await archive(false)
  expect((await tryCard(code, right)).status).toBe(200)
  const plain = await makeCard()
  await archive(true)
  expect((await tryCard(plain.code)).body).toEqual(closed)
})

test('CARD-6 wrong pictures for one card are limited per day, even if tried slowly from many addresses', async () => {
  const { take } = createLoginLimits(createLimiters(app.database, `kaart ${count}`), 'card')
  const { account, cardADay } = loginLimits
  const device = createLoginDevices('x')(null)
  const tryFrom = (at: number) => take(card('7', 1), { address: `10.10.0.${at}`, device })
  for (let at = 0; at < cardADay.max; at += 1) {
    if (at > 0 && at % account.max === 0) advanceTime(app, account.seconds)
    await tryFrom(at)
  }
  advanceTime(app, account.seconds)
  await expect(tryFrom(200)).rejects.toMatchObject({ status: 429 })
})

test('CARD-6 wrong pictures on group devices are limited by card, organisation and device', async () => {
  const limiters = createLimiters(app.database, `groepen ${count}`)
  const { takeOnGroupDevice } = createLoginLimits(limiters, 'card')
  const { cardADay, cardsOfOrganisation } = loginLimits
  for (let at = 0; at < cardADay.max; at += 1) await takeOnGroupDevice({ subject: '7', letInAt: null }, at, 1)
  await expect(takeOnGroupDevice({ subject: '7', letInAt: null }, 1000, 1)).rejects.toMatchObject({
    status: 429,
  })
  expect(await takeOnGroupDevice({ subject: '8', letInAt: null }, 1000, 1)).toBeDefined()
  for (let at = 0; at < cardsOfOrganisation.max; at += 1)
    await takeOnGroupDevice({ subject: `van 2: ${at}`, letInAt: null }, at, 2)
  await expect(takeOnGroupDevice({ subject: '9', letInAt: null }, 1000, 2)).rejects.toMatchObject({
    status: 429,
  })
  expect(await takeOnGroupDevice({ subject: '9', letInAt: null }, 1000, 3)).toBeDefined()
  for (let at = 0; at < loginLimits.device.max; at += 1)
    await takeOnGroupDevice({ subject: `van 4: ${at}`, letInAt: null }, 2000, 4)
  await expect(takeOnGroupDevice({ subject: '10', letInAt: null }, 2000, 4)).rejects.toMatchObject({
    status: 429,
  })
  expect(await takeOnGroupDevice({ subject: '10', letInAt: null }, 2001, 4)).toBeDefined()
})
