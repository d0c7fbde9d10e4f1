import { expect, test } from 'vitest'
import { createCaller, requestTokens } from '../../../../testing/http.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { writeWelcomeText } from '../../../../welcome.ts'
import { makeFirstAdministratorLink } from './link.ts'

const app = await useTestApp()

const validForm = {
  organisation: 'Het <Kompas>',
  name: 'An',
  email: 'An@Kompas.test',
  password: 'ruim twaalf tekens',
}
const send = (link: string, form: Record<string, string>) =>
  fetch(new URL('/eerste-beheerder', app.url), {
    method: 'POST',
    body: new URLSearchParams({ ...form, token: new URL(link).searchParams.get('token') ?? '' }),
  })

test('DAG-1 an empty production server prints a link, which makes an administrator only once', async () => {
  const welcome = await writeWelcomeText(app.database, { main: app.url, others: [] }, true)
  const link = /http\S+/.exec(welcome)?.[0] ?? ''
  const page = await fetch(link)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('<html lang="nl">')
  for (const [, id] of html.matchAll(/<label for="(\w+)"/g)) expect(html).toContain(`id="${id}"`)

  const response = await send(link, validForm)
  expect(response.status).toBe(201)
  const text = await response.text()
  expect(text).toContain('Het &#60;Kompas&#62;')
  expect(text).not.toContain(validForm.password)

  expect(text, 'DAG-1').toContain('href="begeleider#e-mailadres=an%40kompas.test"')

  expect((await fetch(link)).status).toBe(410)
  expect((await send(link, { ...validForm, email: 'x@y.test' })).status).toBe(410)
  const users = await app.database.queries.selectFrom('user').select(['username', 'role']).execute()
  expect(users).toEqual([{ username: 'an@kompas.test', role: 'beheerder' }])
  const { username, password } = { username: validForm.email, password: validForm.password }
  expect((await requestTokens(app, { grant_type: 'password', username, password })).status).toBe(200)
  expect(await writeWelcomeText(app.database, { main: app.url, others: [] }, true)).toBe(`Open ${app.url}`)
})

test('errors are shown at their fields, and the password is never returned', async () => {
  const link = await makeFirstAdministratorLink(app.database, app.url)
  const reply = await send(link, {
    organisation: '"><b>',
    name: '',
    email: 'geen adres',
    password: 'te kort',
  })
  expect(reply.status).toBe(422)
  const html = await reply.text()
  expect(html).toContain('role="alert"')
  for (const sentence of [
    'Vul uw naam in.',
    'Vul een geldig e-mailadres in.',
    'Kies een wachtwoord van ten minste 12 tekens.',
  ]) {
    expect(html).toContain(sentence)
  }
  expect(html).not.toContain('te kort')
  expect(html).not.toContain('"><b>')
})

test.each([
  [{}, 'nederland'],
  [{ region: 'vlaanderen' }, 'vlaanderen'],
])('ZIN-6 the first school gets the region that its administrator chooses: %j', async (said, region) => {
  const link = await makeFirstAdministratorLink(app.database, app.url)
  expect((await send(link, { ...validForm, region: 'wallonië', email: 'x@kompas.test' })).status).toBe(422)
  const email = `${region}@kompas.test`
  expect((await send(link, { ...validForm, ...said, email })).status).toBe(201)
  const { body } = await requestTokens(app, {
    grant_type: 'password',
    username: email,
    password: validForm.password,
  })
  const me = await createCaller(app, body.access_token).call('GET /api/v1/begeleider/me')
  expect(me.body.region).toBe(region)
})

test('two simultaneous requests make only one administrator', async () => {
  const link = await makeFirstAdministratorLink(app.database, app.url)
  const replies = await Promise.all(
    ['a@x.test', 'b@x.test'].map((email) => send(link, { ...validForm, email })),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410])
})

test('a missing, wrong or expired token is refused', async () => {
  const open = async (token: string) => (await fetch(`${app.url}/eerste-beheerder?token=${token}`)).status
  for (const token of ['', 'x', 'a'.repeat(2000)]) expect(await open(token)).toBe(410)
  expect(await open('%00')).toBe(422)
})

test('ORG-1 the first account may be a board’s, which sees its schools but no child', async () => {
  const link = await makeFirstAdministratorLink(app.database, app.url)
  const form = { ...validForm, organisation: 'Stichting Kompas', email: 'ria@kompas.test' }
  expect((await send(link, { ...form, kind: 'gemeente' })).status).toBe(422)
  const response = await send(link, { ...form, kind: 'bestuur' })
  expect([response.status, await response.text()]).toEqual([
    201,
    expect.stringContaining('Lid van het bestuur'),
  ])
  const { body } = await requestTokens(app, {
    grant_type: 'password',
    username: 'ria@kompas.test',
    password: validForm.password,
  })
  const ria = createCaller(app, body.access_token)
  expect((await ria.call('GET /api/v1/begeleider/me')).body.role).toBe('bestuur')
  expect((await ria.call('GET /api/v1/begeleider/school')).body.schools).toEqual([])
})
