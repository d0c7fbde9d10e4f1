import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { createLimiters } from '../../../../plugins/limits/limiters.ts'
import { createLoginDevices } from '../../../../plugins/limits/device.ts'
import { createDevice } from '../../../../testing/ask-token.ts'
import { requestTokens } from '../../../../testing/http.ts'
import { advanceTime, minuteSeconds } from '../../../../testing/test-clock.ts'
import { makeChild, makeSchool, testPassword } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { findRows } from '../../../../testing/rows.ts'
import { loginLimits } from '../../../../plugins/limits/limits.ts'
import { createLoginLimits } from './login-limits.ts'

let address = ''
let count = 0
const app = await useTestApp()
const school = await makeSchool(app)
beforeEach(() => {
  address = `10.9.0.${++count}`
})

const client = { client_id: 'letterliaan-game', client_secret: 'letterliaan' }
const newUsername = async (): Promise<string> => (await makeChild(app, school)).username

test('STOP-3 fifty wrong passwords of strangers do not block a new device on a known network', async () => {
  const [first, second] = [await newUsername(), await newUsername()]
  const place = `10.20.0.${count}`
  expect((await atDevice(place).tryToLogIn(first, testPassword)).status).toBe(200)
  const seen = { seen_at: getNowSeconds(app.clock) }
  expect(await findRows(app, 'familiar_network', {}, ['seen_at'])).toEqual([seen, seen])
  for (let from = 0; from < 5; from += 1) await guess(atDevice(`10.21.0.${from}`), second)
  expect((await atDevice('10.22.0.1').tryToLogIn(second, testPassword)).status).toBe(429)
  expect((await atDevice(place).tryToLogIn(second, testPassword)).status).toBe(200)
})

function atDevice(from = address) {
  const device = createDevice(app, from)
  return {
    ...device,
    tryToLogIn: (username: string, password: string) => {
      const body = { grant_type: 'password', username, password, ...client }
      return device.call('POST /oauth2/token/create', { body })
    },
  }
}

/** Guesses until the limit is reached. Returns how many guesses were checked. */
async function guess(device: ReturnType<typeof atDevice>, username: string): Promise<number> {
  for (let guesses = 0; ; guesses += 1) {
    if ((await device.tryToLogIn(username, 'fout')).status === 429) return guesses
  }
}

test('CARD-6 STOP-3 wrong pictures of strangers block no other organisation, and no children on a known network', async () => {
  const { take } = createLoginLimits(createLimiters(app.database, `cards ${count}`), 'card')
  const device = createLoginDevices('x')(null)
  const { organisation_id } = school
  const takeAt = (card: number, isFamiliar: boolean) =>
    take({ subject: `kaart ${card}`, isFamiliar, letInAt: null, organisation_id }, { address, device })
  for (let card = 0; card < loginLimits.cardsOfOrganisation.max; card += 1) await takeAt(card, false)
  await expect(takeAt(-1, false)).rejects.toMatchObject({ status: 429 })
  expect(await takeAt(-1, true)).toBeDefined()
  const other = { subject: 'kaart', isFamiliar: false, letInAt: null, organisation_id: -1 }
  expect(await take(other, { address: `${address}1`, device })).toBeDefined()
})

test('300 wrong passwords from a school’s only address do not block other accounts there', async () => {
  const { take } = createLoginLimits(createLimiters(app.database, `school ${count}`), 'password')
  const place = { address, device: createLoginDevices('x')(null) }
  const takeFor = (subject: string) => take({ subject, isFamiliar: true, letInAt: null }, place)
  for (let at = 0; at < 300; at += 1) await takeFor(`kind-${at % 30}@school.test`)
  await expect(takeFor('kind-0@school.test')).rejects.toMatchObject({ status: 429 })
  for (const username of ['juf@school.test', 'noor@school.test']) {
    expect(await takeFor(username)).toBeDefined()
  }
})

test('a right password is accepted on a known device, even if others guess the account’s password', async () => {
  const username = await newUsername()
  const own = atDevice()
  expect((await own.tryToLogIn(username, testPassword)).status).toBe(200)
  for (let from = 0; from < 5; from += 1) expect(await guess(atDevice(`10.9.1.${from}`), username)).toBe(10)
  expect(await guess(atDevice('10.9.1.9'), username)).toBe(0)
  expect((await atDevice('10.8.1.9').tryToLogIn(username, testPassword)).status).toBe(429)
  expect((await own.tryToLogIn(username, testPassword)).status).toBe(200)
})

test('guesses on a known device block the account for minutes there, but not elsewhere', async () => {
  const username = await newUsername()
  const shared = atDevice()
  const home = atDevice('10.9.2.1')
  await shared.tryToLogIn(username, testPassword)
  expect(await guess(shared, username)).toBe(10)
  const limited = await shared.tryToLogIn(username, testPassword)
  expect([limited.status, Number(limited.headers.get('retry-after')) <= 5 * minuteSeconds]).toEqual([
    429,
    true,
  ])
  expect((await home.tryToLogIn(username, testPassword)).status).toBe(200)
  advanceTime(app, 5 * minuteSeconds + 1)
  expect((await shared.tryToLogIn(username, testPassword)).status).toBe(200)
})

test('a device has a limit for all accounts together, and other devices at its address are not blocked', async () => {
  const username = await newUsername()
  const bully = atDevice()
  await bully.tryToLogIn(username, testPassword)
  for (let at = 0; at < 5; at += 1) expect(await guess(bully, `slachtoffer-${at}@school.test`)).toBe(10)
  expect(await guess(bully, 'slachtoffer-5@school.test')).toBe(0)
  expect((await bully.tryToLogIn(username, testPassword)).status).toBe(200)
  expect((await atDevice().tryToLogIn('iemand@school.test', 'fout')).status).toBe(400)
})

test('an address has a limit for all accounts together', async () => {
  const limiters = createLimiters(app.database, 'another secret')
  const limiter = limiters.create('address', { ...loginLimits.address, max: 3 })
  const waits = await Promise.all([1, 2, 3, 4].map(() => limiter.take(address)))
  expect(waits.filter((seconds) => seconds > 0)).toHaveLength(1)
  expect(loginLimits.address.max / loginLimits.address.seconds).toBeLessThan(2)
})

test('an unknown account is limited in the same way as a known account', async () => {
  const outcomes = await Promise.all(
    [await newUsername(), `niemand-${count}@school.test`].map(async (username) => {
      const device = atDevice()
      const guesses = await guess(device, username)
      const { body } = await device.tryToLogIn(username, 'fout')
      return [guesses, body]
    }),
  )
  expect(outcomes[0]).toEqual(outcomes[1])
})

test('a device is known only for its own accounts, by a cookie that has no name and cannot be forged', async () => {
  const [username, other] = [await newUsername(), await newUsername()]
  const device = atDevice()
  const reply = await device.tryToLogIn(username, testPassword)
  const cookie = reply.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; Max-Age=\d+; Path=\/oauth2\/token\/create; HttpOnly; SameSite=Strict/)
  expect(decodeURIComponent(cookie)).not.toContain(username)
  expect(await guess(atDevice(), other)).toBe(10)
  expect((await device.tryToLogIn(other, testPassword)).status).toBe(429)

  const forged = device.readCookie().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const tryForged = (password: string) =>
    requestTokens(
      app,
      { grant_type: 'password', username, password },
      { cookie: forged, 'x-forwarded-for': '10.9.4.9' },
    )
  for (let tries = 0; tries < 10; tries += 1) await tryForged('fout')
  const withForged = await tryForged(testPassword)
  expect(withForged.status).toBe(429)
  expect((await device.tryToLogIn(username, testPassword)).status).toBe(200)
})

test('attempts are counted for all processes together if the processes can share a database', async () => {
  const limit = { max: 2, seconds: 60 }
  const [here, there] = [1, 2].map(() =>
    createLimiters(app.database, 'gedeeld').create(`proef-${count}`, limit),
  )
  await here?.take('kim')
  await here?.take('kim')
  const isShared = app.database.dialect.name === 'postgres'
  expect(((await there?.take('kim')) ?? 0) > 0).toBe(isShared)
  const rows = await app.database.queries.selectFrom('attempt').select('key').execute()
  expect(rows.length > 0).toBe(isShared)
  expect(JSON.stringify(rows)).not.toMatch(/kim|school\.test|10\.9\./)
})

test('guesses of refresh tokens do not block renewals or logins at the same address', async () => {
  const username = await newUsername()
  const { body } = await atDevice().tryToLogIn(username, testPassword)
  const renew = (refresh_token: string) =>
    requestTokens(app, { grant_type: 'refresh_token', refresh_token }, { 'x-forwarded-for': address })
  const replies = await Promise.all(Array.from({ length: 310 }, (_, at) => renew(`geraden-${at}`)))
  const statuses = replies.map(({ status }) => status)
  expect([statuses.filter((status) => status === 400).length, statuses.includes(429)]).toEqual([300, true])
  expect((await renew(body.refresh_token)).status).toBe(200)
  expect((await atDevice().tryToLogIn(username, testPassword)).status).toBe(200)
})

test('a login that is renewed too often is blocked, but no other login', async () => {
  const logIn = async () =>
    (await atDevice().tryToLogIn(await newUsername(), testPassword)).body.refresh_token
  const renew = async (refresh_token: string) =>
    (await requestTokens(app, { grant_type: 'refresh_token', refresh_token }, { 'x-forwarded-for': address }))
      .status
  const [busy, other] = [await logIn(), await logIn()]
  const statuses: number[] = []
  for (let asked = 0; asked <= loginLimits.renewals.max; asked += 1) statuses.push(await renew(busy))
  expect([statuses.indexOf(429), await renew(other)]).toEqual([loginLimits.renewals.max, 200])
})
