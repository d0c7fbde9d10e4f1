import { expect, test } from 'vitest'
import { createCaller, logIn } from '../../../testing/http.ts'
import { createProviderBody } from '../../../testing/login-by-school.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { toLoginCode } from './login-code.ts'
import { changeRows, findRow } from '../../../testing/rows.ts'

const app = await useTestApp({}, { allowsPrivateProviders: false, publicUrl: 'https://spel.test/' })
const school = await makeSchool(app)
const administrator = await logIn(app, await makeSupervisor(app, school, 'beheerder'))

const oidc = createProviderBody({ name: 'Microsoft', domains: ['School.test'], for_whom: 'staff' })
const add = (body: object) => administrator.call('POST /api/v1/begeleider/identity-provider', { body })
const change = (id: number, body: object) =>
  administrator.call('PUT /api/v1/begeleider/identity-provider/:id', { params: { id }, body })
const remove = (id: number) =>
  administrator.call('DELETE /api/v1/begeleider/identity-provider/:id', { params: { id } })
const settingsOf = async (id: number): Promise<{ client_secret: string | null }> => {
  const row = await findRow(app, 'identity_provider', { id }, ['settings'])
  return JSON.parse(row.settings) as { client_secret: string | null }
}

test('SSO-1 a secret is stored encrypted, never returned, and deleted if the issuer changes', async () => {
  const { status, body } = await add(oidc)
  expect(status).toBe(201)
  expect(body).toMatchObject({ has_client_secret: true, domains: ['school.test'], identities: [] })
  expect(body.callback_url).toBe(`https://spel.test/sso/${body.key}/callback`)
  const list = await administrator.call('GET /api/v1/begeleider/identity-provider')
  const stored = await settingsOf(body.id)
  for (const told of [body, list.body, stored]) expect(JSON.stringify(told)).not.toContain('heel geheim')
  expect(JSON.stringify([body, list.body])).not.toContain(stored.client_secret)

  const kept = await change(body.id, { ...oidc, client_secret: null, name: 'M365' })
  expect(kept.body).toMatchObject({ name: 'M365', has_client_secret: true })
  expect((await settingsOf(body.id)).client_secret).toBe(stored.client_secret)
  const moved = await change(body.id, { ...oidc, client_secret: null, issuer: 'https://elders.test' })
  expect(moved.body.has_client_secret).toBe(false)
  expect((await remove(body.id)).body.providers).toEqual([])
})

test('SSO-1 a provider with invalid fields gets a Dutch error at each field', async () => {
  const given = (await add(oidc)).body
  const wrong: [object, string, RegExp][] = [
    [{ ...oidc, issuer: 'http://login.test' }, 'issuer', /https:/],
    [oidc, 'issuer', /is er al/],
  ]
  for (const [body, field, sentence] of wrong) {
    const { status, problem } = await add(body)
    expect([status, problem.errors?.[field]], JSON.stringify(body)).toEqual([
      422,
      expect.stringMatching(sentence),
    ])
  }
  await remove(given.id)
})

test.each([
  'email',
  'upn',
  'preferred_username',
  'unique_name',
  'name',
  'given_name',
  'phone_number',
  'groups',
  'iss',
  'sid',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
])('SSO-2 an account is never identified by the claim %s', async (subject_claim) => {
  const { status, problem } = await add({ ...oidc, subject_claim, is_claim_permanent: true })
  expect([status, problem.errors?.['subject_claim']]).toEqual([422, expect.stringMatching(/veranderen/)])
})

test('SSO-2 another claim is accepted only if the administrator declares it permanent', async () => {
  const { status, problem } = await add({ ...oidc, subject_claim: 'uid' })
  expect([status, problem.errors?.['is_claim_permanent']]).toEqual([422, expect.stringMatching(/Verklaar/)])
  const { body } = await add({ ...oidc, subject_claim: 'uid', is_claim_permanent: true })
  expect(body.subject_claim).toBe('uid')
  expect((await change(body.id, { ...oidc, subject_claim: 'uid' })).status, 'declared before').toBe(200)
  await remove(body.id)
})

test('SSO-1 a check of a provider reports why its address is refused, or that it does not respond', async () => {
  for (const [issuer, sentence] of [
    ['https://127.0.0.1:1', /besloten netwerk/],
    ['https://localhost', /besloten netwerk/],
    ['https://bestaat-niet.invalid', /niet bereikbaar/],
  ] as const) {
    const { body } = await add({ ...oidc, issuer })
    const reply = await administrator.call('POST /api/v1/begeleider/identity-provider/:id/check', {
      params: { id: body.id },
    })
    expect(reply.body.problem, issuer).toMatch(sentence)
    const start = await fetch(`${app.url}/sso/${body.key}/start`, { redirect: 'manual' })
    expect(start.headers.get('location'), issuer).toBe('/inloggen#reden=away')
    await remove(body.id)
  }
})

test('SSO-2 an administrator can prepare a link once, and only for an account of the own school', async () => {
  const { body: provider } = await add({ ...oidc, for_whom: 'students' })
  const [kim, daan] = [await makeChild(app, school), await makeChild(app, school)]
  const others = {
    administrator: await makeSupervisor(app, school, 'beheerder'),
    teacher: await makeSupervisor(app, school),
    stranger: (await makeChild(app, await makeSchool(app))).username,
  }
  const people = [
    { username: ` ${kim.username.toUpperCase()} `, subject: 'uid-1' },
    { username: daan.username, subject: 'uid-1' },
    { username: others.administrator, subject: 'uid-2' },
    { username: others.teacher, subject: 'uid-3' },
    { username: others.stranger, subject: 'uid-4' },
  ]
  const sent = { params: { id: provider.id }, body: { people } }
  const { body } = await administrator.call('POST /api/v1/begeleider/identity-provider/:id/identity', sent)
  expect(body.num_joined).toBe(1)
  expect(body.refused.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/ander account/),
    expect.stringMatching(/zelf/),
    expect.stringMatching(/niet voor dit account/),
    expect.stringMatching(/niet op deze school/),
  ])
  const list = await administrator.call('GET /api/v1/begeleider/identity-provider')
  expect(list.body.providers.find(({ id }) => id === provider.id)?.identities).toMatchObject([
    { subject: 'uid-1', username: kim.username, origin: 'administrator' },
  ])
  await remove(provider.id)
  expect(await app.database.queries.selectFrom('identity').select('id').execute()).toEqual([])
})

test('SSO-2 the issuer cannot be changed while accounts are linked', async () => {
  const { body: provider } = await add({ ...oidc, for_whom: 'students' })
  const { username } = await makeChild(app, school)
  const sent = { params: { id: provider.id }, body: { people: [{ username, subject: 'uid-1' }] } }
  await administrator.call('POST /api/v1/begeleider/identity-provider/:id/identity', sent)
  const { status, problem } = await change(provider.id, { ...oidc, issuer: 'https://elders.test' })
  expect([status, problem.errors?.['issuer']]).toEqual([
    422,
    'Er is nog 1 account gekoppeld. Ontkoppel die eerst.',
  ])
  await remove(provider.id)
})

test('SSO-1 a school is found only by its code, and shows only enabled providers', async () => {
  const { body: on } = await add(oidc)
  await add({ ...oidc, issuer: 'https://uit.test', is_enabled: false })
  const { body } = await administrator.call('GET /api/v1/begeleider/identity-provider')
  expect(body.login_url).toBe(`https://spel.test/inloggen/${body.login_code}`)
  const anybody = createCaller(app, null)
  const find = (code: string | null) => anybody.call('GET /api/v1/school-login/:code', { params: { code } })
  const found = await find(` ${body.login_code?.toUpperCase()} `)
  expect(found.body.providers).toEqual([{ key: on.key, name: 'Microsoft', for_whom: 'staff' }])
  expect((await find('bestaat-niet')).status).toBe(404)
})

test('SSO-1 two schools with the same name have different codes', async () => {
  const codes = new Set<string | null>()
  for (let at = 0; at < 3; at++) {
    const other = await makeSchool(app)
    await changeRows(app, 'organisation', { id: other.organisation_id }, { name: 'Dé Regenboog!' })
    const caller = await logIn(app, await makeSupervisor(app, other, 'beheerder'))
    await caller.call('POST /api/v1/begeleider/identity-provider', { body: oidc })
    codes.add((await caller.call('GET /api/v1/begeleider/identity-provider')).body.login_code)
  }
  expect([...codes][0]).toBe('de-regenboog')
  expect(codes.size).toBe(3)
})

test.each([
  ['De Regenboog', 'de-regenboog'],
  ['  Sint-Jozef & zn. ', 'sint-jozef-zn'],
  ['École Ünique', 'ecole-unique'],
  ['学校', 'school'],
])('SSO-1 a school’s code can be typed by a child: %s becomes %s', (name, code) => {
  expect(toLoginCode(name)).toBe(code)
})

test('SSO-2 an account cannot be linked to another school’s provider', async () => {
  const { body } = await administrator.call('GET /api/v1/begeleider/identity-provider')
  const key = body.providers[0]?.key
  const elsewhere = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
  expect((await elsewhere.call('POST /sso/link', { body: { provider_key: key } })).status).toBe(404)
})
