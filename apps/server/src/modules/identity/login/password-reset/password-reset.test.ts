import { beforeEach, describe, expect, test } from 'vitest'
import { createCaller, logIn, requestTokens, readTokens } from '../../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../../testing/school.ts'
import { startTestApp, useTestApp } from '../../../../testing/test-app.ts'
import { minuteSeconds } from '../../../../testing/test-clock.ts'
import { createConsoleMailer, type Mail } from '../../../../mailer.ts'
import { askToken, exchangeToken } from '../../../../testing/ask-token.ts'
import { findRows } from '../../../../testing/rows.ts'

let child: TestChild
const sent: Mail[] = []
const mailer = {
  send: async (mail: Mail) => {
    if (mail.to.startsWith('kapot')) throw new Error('No such box')
    sent.push(mail)
  },
}
const app = await useTestApp({}, { mailer, publicUrl: 'https://spel.test/', contactEmail: 'hulp@spel.test' })
beforeEach(async () => {
  sent.length = 0
  child = await makeChild(app, await makeSchool(app))
  app.clock.advance(61 * minuteSeconds)
})

const nobody = () => createCaller(app, null)
const ask = (username: string, address = '10.3.0.1') =>
  nobody().call('POST /api/v1/password-reset', {
    body: { username },
    headers: { 'x-forwarded-for': address },
  })
const choose = (token: string, password = 'nieuw-woord-hier') =>
  nobody().call('PUT /api/v1/password-reset', { body: { token, password } })
const enter = async (username: string, password: string): Promise<number> =>
  (await requestTokens(app, { grant_type: 'password', username, password })).status

async function linkFor(username: string, email = username.trim().toLowerCase()): Promise<string> {
  // A mail of an earlier test may still arrive.
  const letters = () => sent.filter(({ to }) => to === email)
  const before = letters().length
  await ask(username)
  await expect.poll(() => letters()).toHaveLength(before + 1)
  return /token=([\w-]+)/.exec(letters().at(-1)?.text ?? '')?.[1] ?? ''
}

test('a link sent by mail sets a new password once and ends every login of the account', async () => {
  const before = await logIn(app, child.username)
  const token = await linkFor(` ${child.username.toUpperCase()} `)
  expect(sent[0]).toMatchObject({ to: child.username, subject: 'Nieuw wachtwoord voor Letterliaan' })
  expect(sent[0]?.text).toContain(`https://spel.test/wachtwoord-nieuw?token=${token}`)

  const rows = await app.database.queries.selectFrom('password_reset').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  const short = await choose(token, 'te kort')
  expect([short.status, short.problem.errors]).toEqual([422, { password: 'Dit is te kort.' }])
  const { status, body } = await choose(token)
  expect([status, body]).toEqual([200, {}])
  expect(await enter(child.username, 'nieuw-woord-hier')).toBe(200)
  expect((await before.call('GET /api/v1/user/me/')).status).toBe(401)
  const { refresh_token } = before.tokens
  expect((await requestTokens(app, { grant_type: 'refresh_token', refresh_token })).status).toBe(400)

  const again = await choose(token, 'nog-een-woord')
  expect([again.status, again.problem.detail]).toEqual([410, 'Deze link werkt niet meer. Vraag een nieuwe.'])
  expect(await enter(child.username, 'nieuw-woord-hier')).toBe(200)
  const [row] = await findRows(app, 'audit', { organisation_id: child.organisation_id }, [
    'action',
    'user_id',
  ])
  expect(row).toEqual({ action: 'password_reset', user_id: child.user_id })
})

test('the response is the same whether the account exists or not', async () => {
  const known = await ask(child.username)
  const unknown = await ask('niemand@school.test')
  expect([known.status, known.body]).toEqual([200, {}])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  await expect.poll(() => sent.length).toBe(1)
})

test('the response is the same if the account has no mail address or its letter is refused', async () => {
  const setEmail = (email: string) =>
    app.database.queries.updateTable('user').set({ email }).where('id', '=', child.user_id).execute()
  await setEmail('kim zonder adres')
  expect((await ask(child.username)).status).toBe(200)
  await setEmail('kapot@school.test')
  expect((await ask(child.username)).status).toBe(200)
  await setEmail('ouder@thuis.test')
  await linkFor(child.username, 'ouder@thuis.test')
  expect(sent.map(({ to }) => to)).toEqual(['ouder@thuis.test'])
})

describe('a link', () => {
  test('works for an hour', async () => {
    const token = await linkFor(child.username)
    app.clock.advance(60 * minuteSeconds)
    expect((await choose(token)).status).toBe(410)
  })

  test('stays valid if another link is requested, until one of the links is used', async () => {
    const first = await linkFor(child.username)
    const second = await linkFor(child.username)
    expect([(await choose(first)).status, (await choose(second)).status]).toEqual([200, 410])
  })

  test('sets a password once if two requests use it at the same time', async () => {
    const token = await linkFor(child.username)
    const replies = await Promise.all([choose(token, 'van de eerste'), choose(token, 'van de ander')])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  })
})

test('requests for one account from one address are limited, and another address still gets a link', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1) statuses.push((await ask('iemand@x.test', '10.3.1.1')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask('iemand@x.test', '10.3.1.2')).status).toBe(200)
})

test('requests for one account from all addresses together are limited', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 12; time += 1) statuses.push((await ask('wie@x.test', `10.3.2.${time}`)).status)
  expect(statuses.indexOf(429)).toBe(10)
})

test('an impersonation ends if the supervisor’s account gets a new password', async () => {
  const username = await makeSupervisor(app, child)
  const supervisor = await logIn(app, username)
  const { body } = await askToken(supervisor, child.student_id, { kind: 'impersonation' })
  const along = await exchangeToken(nobody(), body.token)
  await choose(await linkFor(username))
  expect(
    (await createCaller(app, readTokens(along.body).access_token).call('GET /api/v1/user/me/')).status,
  ).toBe(401)
})

test('the features of the installation can be read without a login', async () => {
  const { body } = await nobody().call('GET /api/v1/installation')
  expect(body).toEqual({ has_mail: true, contact_email: 'hulp@spel.test', has_own_voice: false })
  const bare = await startTestApp()
  try {
    const installation = await createCaller(bare, null).call('GET /api/v1/installation')
    expect(installation.body).toEqual({ has_mail: false, contact_email: null, has_own_voice: false })
    const asked = await createCaller(bare, null).call('POST /api/v1/password-reset', {
      body: { username: 'a@b.nl' },
    })
    expect(asked.status).toBe(200)
  } finally {
    await bare.close()
  }
})

test('the demo prints its letters in the terminal of the server', async () => {
  const shown: string[] = []
  await createConsoleMailer((text) => shown.push(text)).send({
    to: 'a@b.nl',
    subject: 'Hoi',
    text: 'Een link',
  })
  expect(shown[0]).toContain('E-mail aan a@b.nl: Hoi\nEen link')
})
