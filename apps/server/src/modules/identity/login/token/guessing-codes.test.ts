import { cardCodeChars, makeSchoolChars, secretCharCount } from '@letterliaan/contract/card-code'
import { expect, test } from 'vitest'
import { loginLimits } from '../../../../plugins/limits/limits.ts'
import { createCaller, logIn, type TestCaller } from '../../../../testing/http.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'
import { makeChild, makeSchool, makeSupervisor, type TestSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { createCardHasher, drawCardCode, drawCardSecret } from '../exchange-token/card-code.ts'
import { isLong } from '../../../../../../../tools/testing/is-long.ts'
import { askToken, createDevice, exchangeToken } from '../../../../testing/ask-token.ts'
import { makeGroup } from '../../../../testing/make-group.ts'
import { changeRows } from '../../../../testing/rows.ts'

const secret = 's'.repeat(43)
const app = await useTestApp({}, { secret })

/** Returns a function that exchanges a token on a device, at this address or at another one. */
function atDevice(at: string) {
  const device = createDevice(app, at)
  return async (token: string, from = at) =>
    (await exchangeToken(device, token, null, { 'x-forwarded-for': from })).status
}

async function makeCard(school: TestSchool) {
  const child = await makeChild(app, school)
  const supervisor = await logIn(app, await makeSupervisor(app, school))
  const { body } = await askToken(supervisor, child.student_id)
  return { ...child, code: body.code ?? '', token: body.token }
}

/** Guesses codes `each` times from each of `networks` networks. Returns how many were checked. */
async function guess(draw: () => string, networks: number, each: number, first = '30'): Promise<number> {
  let lookedAt = 0
  for (let network = 0; network < networks; network += 1) {
    const tryFrom = atDevice(`${first}.${network >> 8}.${network & 255}.7`)
    for (let at = 0; at < each; at += 1) if ((await tryFrom(draw())) === 400) lookedAt += 1
  }
  return lookedAt
}

test('STOP-3 a stranger’s wrong codes do not block another school, or a known network or device', async () => {
  const [victim, other] = [await makeSchool(app), await makeSchool(app)]
  const [first, second, elsewhere] = [await makeCard(victim), await makeCard(victim), await makeCard(other)]
  const atSchool = '20.1.1.9'
  const tablet = atDevice(atSchool)
  expect(await tablet(first.code)).toBe(200)

  const each = loginLimits.codesFromNetwork.max
  const enough = Math.ceil(loginLimits.codesOfSchool.max / each) + 5
  const lookedAt = await guess(() => drawCardCode(victim.organisation_id), isLong ? 335 : enough, each)
  expect(lookedAt).toBe(loginLimits.codesOfSchool.max)

  expect(await atDevice('20.9.9.9')(elsewhere.code)).toBe(200)
  expect(await atDevice(atSchool)(second.code)).toBe(200)
  expect(await tablet(second.code, '20.7.7.7')).toBe(200)
  expect(await atDevice('20.8.8.8')(second.code)).toBe(429)
  expect(await atDevice('20.8.8.8')(second.token)).toBe(200)
  expect(await atDevice('20.8.8.8')(second.code)).toBe(200)
})

test('STOP-3 a stranger’s wrong codes block new devices of a school for minutes, but no paired device', async () => {
  const school = await makeSchool(app)
  const child = await makeChild(app, school)
  const supervisor = await logIn(app, await makeSupervisor(app, school))
  const asked = { kind: 'login_card', with_pictures: true } as const
  const { body: card } = await askToken(supervisor, child.student_id, asked)
  const cookie = await pairDevice(supervisor, child.student_id)

  const { codesFromNetwork, codesOfSchool } = loginLimits
  await guess(
    () => drawCardCode(school.organisation_id),
    Math.ceil(codesOfSchool.max / codesFromNetwork.max),
    codesFromNetwork.max,
    '31',
  )
  const from = { 'x-forwarded-for': '20.8.9.9' }
  const refused = await exchangeToken(createCaller(app, null), card.code ?? '', card.pictures, from)
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 15 * 60]).toEqual([429, true])
  const paired = await createCaller(app, null).call('POST /api/v1/group-device/login', {
    body: { student_id: child.student_id, pictures: card.pictures },
    headers: { ...from, cookie },
  })
  expect(paired.status).toBe(200)
})

async function pairDevice(supervisor: TestCaller, student_id: number): Promise<string> {
  const body = { group_id: await makeGroup(supervisor, [{ student_id }]), name: 'Tablet' }
  const { headers } = await supervisor.call('POST /api/v1/group-device', { body })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('STOP-3 a known network has a higher limit of wrong codes than another network', async () => {
  const school = await makeSchool(app)
  const [first, second] = [await makeCard(school), await makeCard(school)]
  const place = '21.1.1.9'
  expect(await atDevice(place)(first.code)).toBe(200)
  for (let at = 0; at < 2 * loginLimits.codesFromNetwork.max; at += 1)
    expect(await atDevice(place)(drawCardCode(school.organisation_id))).toBe(400)
  expect(await atDevice(place)(second.code)).toBe(200)
  for (let at = 2 * loginLimits.codesFromNetwork.max; at < loginLimits.codesFromFamiliar.max; at += 1)
    expect(await atDevice(place)(drawCardCode(school.organisation_id))).toBe(400)
  expect(await atDevice(place)(second.code), 'a class has an end too').toBe(429)
})

test('STOP-3 an old code, which does not contain the school, logs in but has a lower limit', async () => {
  const child = await makeCard(await makeSchool(app))
  const old = drawCardSecret()
  const code_hmac = createCardHasher(secret).ofCode(old)
  await changeRows(app, 'exchange_token', { student_id: child.student_id }, { code_hmac })
  const stranger = atDevice('23.1.1.1')
  for (let at = 0; at < loginLimits.oldCodesFromNetwork.max; at += 1)
    expect(await stranger(drawCardSecret())).toBe(400)
  expect(await stranger(old)).toBe(429)
  expect(await atDevice('23.1.2.1')(old)).toBe(200)
})

test('STOP-3 an IPv4 /24 counts as one network', async () => {
  const { organisation_id } = await makeSchool(app)
  const tryFrom = (address: string) => atDevice(address)(drawCardCode(organisation_id))
  for (let at = 0; at < loginLimits.codesFromNetwork.max; at += 1)
    expect(await tryFrom(`24.1.1.${at}`)).toBe(400)
  expect(await tryFrom('24.1.1.200')).toBe(429)
  expect(await tryFrom('24.1.2.1')).toBe(400)
})

test('STOP-3 an IPv6 /56 counts as one network, and wider networks have higher limits', async () => {
  const { organisation_id } = await makeSchool(app)
  const tryFrom = (address: string) => atDevice(address)(drawCardCode(organisation_id))
  for (let at = 0; at < loginLimits.codesFromNetwork.max; at += 1)
    expect(await tryFrom(`2001:db8:9:1${at.toString(16).padStart(2, '0')}::1`)).toBe(400)
  expect(await tryFrom('2001:db8:9:1ff::1')).toBe(429)
  expect(await tryFrom('2001:db8:9:200::1')).toBe(400)
  expect(loginLimits.codesFromSite.max).toBeGreaterThan(3 * loginLimits.codesFromNetwork.max)
  expect(loginLimits.codesFromWideNetwork.max).toBeGreaterThanOrEqual(3 * loginLimits.codesFromSite.max)
})

test('STOP-3 an IPv6 /48 and /40 have their own limits for all their networks together', async () => {
  let { organisation_id } = await makeSchool(app)
  const { codesFromNetwork, codesFromSite, codesFromWideNetwork } = loginLimits
  /** Guesses from enough /56 networks to reach the limit of a /48. Returns how many were checked. */
  const guessFrom = async (site: string): Promise<number> => {
    let lookedAt = 0
    for (let at = 0; at < codesFromSite.max + codesFromNetwork.max; at += 1) {
      const network = (Math.floor(at / codesFromNetwork.max) * 256).toString(16)
      const status = await atDevice(`${site}:${network}::1`)(drawCardCode(organisation_id))
      if (status === 400) lookedAt += 1
    }
    return lookedAt
  }
  for (let site = 0; site < codesFromWideNetwork.max / codesFromSite.max; site += 1)
    expect(await guessFrom(`2001:db9:10${site}`)).toBe(codesFromSite.max)
  expect(await guessFrom('2001:db9:1ff')).toBe(0)
  // Uses a school without guesses.
  organisation_id = (await makeSchool(app)).organisation_id
  expect(await guessFrom('2001:db9:200')).toBe(codesFromSite.max)
})

test('STOP-3 the limits keep the chance of guessing low for 1,000 IPv4 networks and an IPv6 /40', () => {
  const { codesFromNetwork, oldCodesFromNetwork, codesFromWideNetwork, codesOfSchool } = loginLimits
  const perYear = ({ max, seconds }: { readonly max: number; readonly seconds: number }) =>
    (max * 365 * daySeconds) / seconds
  const codes = cardCodeChars.length ** secretCharCount
  const cardsOfSchool = 500
  const anywhere = 1000 * perYear(codesFromNetwork) + perYear(codesFromWideNetwork)
  const old = 1000 * perYear(oldCodesFromNetwork) + perYear(codesFromWideNetwork)
  // Source of these chances: docs/adr/0018-limits.md.
  expect((perYear(codesOfSchool) * cardsOfSchool) / codes).toBeLessThan(0.08)
  expect((anywhere * cardsOfSchool) / codes).toBeLessThan(0.1)
  expect((old * cardsOfSchool) / codes).toBeLessThan(0.03)
  expect(makeSchoolChars(1)).not.toBe(makeSchoolChars(2))
})
