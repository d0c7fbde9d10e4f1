import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { logIn } from '../testing/http.ts'
import { createProviderBody } from '../testing/login-by-school.ts'
import { makeChild, makeSchool, makeSupervisor, testPassword } from '../testing/school.ts'
import { startTestApp } from '../testing/test-app.ts'
import { makeFirstAdministratorLink } from '../modules/people/index.ts'
import { insertPublicPath } from './static.ts'
import { readPublicPath, stripPublicPath } from './public-path.ts'

const publicUrl = 'https://school.test/spelling'
const gamePage =
  '<!doctype html><html lang="nl"><link href="/assets/a.css"><script>start("/")</script><script type="module" src="/assets/a.js"></script></html>'

const folder = mkdtempSync(join(tmpdir(), 'letterliaan-below-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), gamePage)
writeFileSync(join(folder, 'thuis.html'), gamePage)
writeFileSync(join(folder, 'assets/a.js'), 'start()')
const app = await startTestApp(
  { game: folder, supervisor: folder },
  { publicUrl, contactEmail: 'hulp@school.test' },
)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const open = (path: string, init: RequestInit = {}) =>
  fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' }, ...init })

test.each([
  ['/spelling/api/v1/word', '/api/v1/word'],
  ['/spelling', '/'],
  ['/spelling?a=1', '/?a=1'],
  ['/spelling/', '/'],
  ['/spellingen/x', '/spellingen/x'],
  ['/api/v1/word', '/api/v1/word'],
])('OPS-2 a proxy may keep or strip the path, so %s becomes %s', (url, path) => {
  expect(stripPublicPath(url, '/spelling')).toBe(path)
  expect(stripPublicPath(url, '')).toBe(url)
})

test.each([
  [null, ''],
  ['https://spel.test', ''],
  ['https://spel.test/', ''],
  ['https://school.test/a/b/', '/a/b'],
])('OPS-2 the path of %s is %j', (url, path) => expect(readPublicPath(url)).toBe(path))

test.each([
  '/spelling',
  '/spelling/',
  '/spelling/wereld/2',
  '/wereld/2',
  '/',
  '/spelling/begeleider',
  '/spelling/begeleider/',
  '/spelling/begeleider/kinderen',
  '/spelling/thuis',
])('OPS-2 the page at %s knows its path, and requests its files below that path', async (path) => {
  const response = await open(path)
  expect([response.status, await response.text()]).toEqual([200, insertPublicPath(gamePage, '/spelling')])
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
})

test('OPS-2 only the addresses of the files in a page change, and no script', () => {
  expect(insertPublicPath(gamePage, '/spelling')).toBe(
    '<!doctype html><html data-prefix="/spelling" lang="nl"><link href="/spelling/assets/a.css"><script>start("/")</script><script type="module" src="/spelling/assets/a.js"></script></html>',
  )
})

test.each(['/spelling/index.html', '/spelling/begeleider/index.html', '/spelling/thuis.html'])(
  'OPS-2 a page that would not know its path is not served as a file: %s',
  async (path) => expect((await open(path)).status).toBe(404),
)

test('OPS-2 the files of the build are served below the path', async () => {
  const response = await open('/spelling/assets/a.js')
  expect([response.status, await response.text()]).toEqual([200, 'start()'])
})

test('OPS-2 cookies are sent only below the path', async () => {
  const { username } = await makeChild(app, await makeSchool(app))
  const body = JSON.stringify({
    grant_type: 'password',
    username,
    password: testPassword,
    client_id: 'letterliaan-game',
  })
  const response = await fetch(`${app.url}/spelling/oauth2/token/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toContain('Path=/spelling/oauth2/token/create')
})

test('OPS-2 the API and its documentation are below the path', async () => {
  const { username } = await makeChild(app, await makeSchool(app))
  const caller = await logIn({ ...app, url: `${app.url}/spelling` }, username)
  expect((await caller.call('GET /api/v1/user/me/', {})).status).toBe(200)
  const page = await (await open('/spelling/api/docs')).text()
  expect(page).toMatch(/src="(\/spelling\/api\/docs|\.)\/static\/swagger-ui-bundle\.js"/)
  const described = (await (await open('/spelling/api/docs/json')).json()) as { servers: unknown }
  expect(described.servers).toEqual([{ url: '/spelling' }])
})

test('OPS-2 the first administrator’s link and form are below the path', async () => {
  const link = await makeFirstAdministratorLink(app.database, publicUrl)
  expect(link).toMatch(/^https:\/\/school\.test\/spelling\/eerste-beheerder\?token=/)
  const { pathname, search } = new URL(link)
  const page = await (await open(pathname + search)).text()
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
  expect(new URL(style, link).pathname).toBe('/spelling/eerste-beheerder/stijl.css')
  expect(new URL(action, link).pathname).toBe('/spelling/eerste-beheerder')
})

test('OPS-2 security.txt is at the root of the site, as RFC 9116 requires', async () => {
  const text = await (await open('/.well-known/security.txt')).text()
  expect(text).toContain('Canonical: https://school.test/.well-known/security.txt')
})

test('OPS-2 a login at the school’s provider returns below the path, and a refusal is shown there', async () => {
  const school = await makeSchool(app)
  const administrator = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
  const { body: provider } = await administrator.call('POST /api/v1/begeleider/identity-provider', {
    body: createProviderBody(),
  })
  expect(provider.callback_url).toBe(`${publicUrl}/sso/${provider.key}/callback`)
  const back = await open(`/spelling/sso/${provider.key}/callback?state=x`)
  expect([back.status, back.headers.get('location')]).toEqual([303, '/spelling/inloggen#reden=expired'])
})

test('OPS-2 addresses on cards are below the path', async () => {
  const school = await makeSchool(app)
  const supervisor = await logIn(app, await makeSupervisor(app, school, 'begeleider'))
  const { body } = await supervisor.call('GET /api/v1/begeleider/login-cards', {})
  expect(body.address).toBe(publicUrl)
})
