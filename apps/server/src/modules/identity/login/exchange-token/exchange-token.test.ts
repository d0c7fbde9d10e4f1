import type { ExchangeTokenKind, PictureCode, ExchangeReply } from '@letterliaan/contract'
import { cardPictures } from '@letterliaan/contract/card-pictures'
import { beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { createCaller, logIn, requestTokens, type TestCaller, readTokens } from '../../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { daySeconds, minuteSeconds } from '../../../../testing/test-clock.ts'
import { forgetOld } from '../../../../operations/maintenance/forget-old.ts'
import { hashPictures } from './picture-code.ts'
import { askToken, exchangeToken } from '../../../../testing/ask-token.ts'
import { changeRows, findRow, findRows } from '../../../../testing/rows.ts'

let child: TestChild
let supervisor: TestCaller
const app = await useTestApp()
beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  supervisor = await logIn(app, await makeSupervisor(app, child))
})

const ask = (kind: ExchangeTokenKind = 'impersonation', id = child.student_id, as = supervisor) =>
  askToken(as, id, { kind })
const make = async (kind?: ExchangeTokenKind): Promise<string> => (await ask(kind)).body.token
const exchange = (token: string, address = '10.2.0.1', pictures?: readonly string[]) =>
  exchangeToken(createCaller(app, null), token, pictures, { 'x-forwarded-for': address })
const profileOf = async (reply: ExchangeReply) =>
  createCaller(app, readTokens(reply).access_token).call('GET /api/v1/user/me/')
const audit = async (): Promise<string[]> => {
  const rows = await app.database.queries
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('organisation_id', '=', child.organisation_id)
    .where('action', '<>', 'logged_in')
    .orderBy('id')
    .execute()
  return rows.map(({ action, detail }) => `${action} ${detail}`)
}
const refused = { error: 'invalid_grant', error_description: 'Invalid credentials' }

describe('impersonation', () => {
  test('API-9 exchanges its token once for tokens of the student', async () => {
    const token = await make()
    const grant_type = 'exchange_token'
    for (const [sent, status, error] of [
      [{ grant_type, token, client_id: 'iets' }, 401, 'invalid_client'],
      [{ grant_type }, 400, 'invalid_request'],
    ] as const) {
      const reply = await createCaller(app, null).call('POST /api/v1/exchange-token', { body: sent })
      expect([reply.status, reply.body]).toMatchObject([status, { error }])
    }
    const { status, headers, body } = await exchange(token)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
    const profile = await profileOf(body)
    expect(profile.body).toMatchObject({ username: child.username, is_impersonated: true })
    const renewed = await requestTokens(app, {
      grant_type: 'refresh_token',
      refresh_token: readTokens(body).refresh_token,
    })
    expect((await profileOf(renewed.body)).body.is_impersonated).toBe(true)

    const again = await exchange(token)
    expect([again.status, again.body]).toEqual([400, refused])
  })

  test('succeeds once if its token is used twice at the same time', async () => {
    const token = await make()
    const replies = await Promise.all([exchange(token), exchange(token), exchange(token)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })

  test('is refused if its token is more than 5 minutes old', async () => {
    const { body } = await ask()
    expect(body.expires_at).toBe(getNowSeconds(app.clock) + 5 * minuteSeconds)
    app.clock.advance(5 * minuteSeconds)
    expect((await exchange(body.token)).body).toEqual(refused)
  })

  test('ends after two hours, even if it is renewed', async () => {
    let { body: tokens } = await exchange(await make())
    const renew = () =>
      requestTokens(app, { grant_type: 'refresh_token', refresh_token: readTokens(tokens).refresh_token })
    for (let minutes = 0; minutes < 105; minutes += 15) {
      app.clock.advance(15 * minuteSeconds)
      tokens = (await renew()).body
    }
    expect((await profileOf(tokens)).status).toBe(200)
    app.clock.advance(15 * minuteSeconds)
    expect((await renew()).status).toBe(400)
    expect((await profileOf(tokens)).status).toBe(401)
  })

  test('is audited twice, when its token is made and used, and is no login of the child', async () => {
    await exchange(await make())
    const ofChild = JSON.stringify({ student_ids: [child.student_id] })
    expect(await audit()).toEqual([`impersonation_made ${ofChild}`, `impersonation_used ${ofChild}`])
    const user = await findRow(app, 'user', { username: child.username }, ['last_login_at'])
    expect(user?.last_login_at).toBeNull()
  })
})

describe('CARD-4 a login card that asks for pictures', () => {
  const askCard = async (body: object = { kind: 'login_card', with_pictures: true }) =>
    askToken(supervisor, child.student_id, body)
  const makeCard = async () => {
    const { token, pictures } = (await askCard()).body
    if (pictures === null) throw new Error('no pictures were told')
    return { token, pictures }
  }
  const notThese = (pictures: PictureCode) => {
    const others = cardPictures.filter((picture) => !pictures.includes(picture))
    return [others.slice(0, 3), pictures.toReversed(), [...pictures.slice(0, 2), others[0] ?? '']]
  }

  test('has three different pictures and logs in only with these, in their order', async () => {
    const { token, pictures } = await makeCard()
    expect(new Set(pictures).size).toBe(3)
    expect(cardPictures).toEqual(expect.arrayContaining(pictures))

    const without = await exchange(token)
    expect([without.status, without.body]).toEqual([200, { token_type: 'pictures_required' }])
    for (const wrong of notThese(pictures)) {
      const reply = await exchange(token, '10.2.0.1', wrong)
      expect([reply.status, reply.body]).toEqual([400, refused])
    }
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await exchange(token, '10.2.0.1', pictures)
      expect([status, (await profileOf(body)).body.username]).toEqual([200, child.username])
    }
    const form = new URLSearchParams({ grant_type: 'exchange_token', token })
    for (const picture of pictures) form.append('pictures', picture)
    const sent = await fetch(`${app.url}/api/v1/exchange-token`, { method: 'POST', body: form })
    expect(sent.status).toBe(200)
  })

  test('limits attempts by card and address, but does not count requests without pictures', async () => {
    const { token, pictures } = await makeCard()
    const [wrong] = notThese(pictures)
    for (let attempt = 0; attempt < 12; attempt += 1) await exchange(token, '10.2.1.1')
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await exchange(token, '10.2.1.1', wrong)).status).toBe(400)
    }
    const limited = await exchange(token, '10.2.1.1', pictures)
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await exchange(token, '10.2.1.2', pictures)).status).toBe(200)
    const other = await makeCard()
    expect((await exchange(other.token, '10.2.1.1', other.pictures)).status).toBe(200)
  })

  test('is the only token that can have pictures; an impersonation has none', async () => {
    const asked = await askCard({ kind: 'impersonation', with_pictures: true })
    expect(asked.status).toBe(422)
    const { body } = await askCard({ kind: 'impersonation' })
    expect(body.pictures).toBeNull()
    expect((await exchange(body.token)).status).toBe(200)
  })

  test('refuses unknown pictures and fewer than three pictures', async () => {
    const { token } = await makeCard()
    for (const pictures of [['fish', 'house', 'draak'], ['fish'], []]) {
      const reply = await exchange(token, '10.2.3.1', pictures)
      expect([reply.status, (reply.body as unknown as { error: string }).error]).toEqual([
        400,
        'invalid_request',
      ])
    }
  })

  test('stores its pictures as a hash, whose key is not in the database', async () => {
    const { token, pictures } = await makeCard()
    const row = await findRow(app, 'exchange_token', { student_id: child.student_id, revoked_at: null })
    const settings = await app.database.queries.selectFrom('setting').select('value').execute()
    const inDatabase = [...Object.values(row), ...settings.map(({ value }) => value), '']
    for (const key of inDatabase) {
      expect(hashPictures(String(key), pictures)).not.toBe(row.pictures_hash)
    }
    expect(hashPictures(token, pictures)).toBe(row.pictures_hash)
  })
})

test('a token is refused but can be used later if the organisation has no subscription', async () => {
  const token = await make()
  const set = (until: number) =>
    changeRows(app, 'subscription', { organisation_id: child.organisation_id }, { until })
  await set(getNowSeconds(app.clock) - 1)
  expect((await exchange(token)).body).toEqual({
    ...refused,
    error_description: 'User has no active subscription',
  })
  await set(getNowSeconds(app.clock) + daySeconds)
  expect((await exchange(token)).status).toBe(200)
})

test('guesses of different tokens are limited by address', async () => {
  const guess = async (attempt: number) => (await exchange(`geraden-${attempt}`, '10.2.0.9')).status
  const statuses = await Promise.all(Array.from({ length: 301 }, (_, attempt) => guess(attempt)))
  expect([statuses.filter((status) => status === 400).length, statuses.includes(429)]).toEqual([300, true])
  expect((await exchange('geraden', '10.2.0.10')).status).toBe(400)
})

test('only hashes of tokens are stored', async () => {
  const tokens = [await make(), await make('login_card')]
  const tables = ['exchange_token', 'idempotency', 'audit'] as const
  for (const table of tables) {
    const stored = JSON.stringify(await app.database.queries.selectFrom(table).selectAll().execute())
    for (const token of tokens) expect(stored).not.toContain(token)
  }
})

test('an expired token is deleted unless a login made with it still exists', async () => {
  const unused = await make()
  const used = await make()
  await exchange(used)
  app.clock.advance(2 * daySeconds)
  await forgetOld(app.database, getNowSeconds(app.clock))
  const rows = await findRows(app, 'exchange_token', { student_id: child.student_id }, ['used_at'])
  expect(unused).not.toBe(used)
  expect(rows.map(({ used_at }) => used_at !== null)).toEqual([true])
})
