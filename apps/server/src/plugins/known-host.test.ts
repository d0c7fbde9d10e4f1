import { expect, test } from 'vitest'
import { sendRaw } from '../testing/hostile/send.ts'
import { logIn } from '../testing/http.ts'
import { makeSchool, makeSupervisor } from '../testing/school.ts'
import { useTestApp } from '../testing/test-app.ts'
import { isKnownHost } from './known-host.ts'

const app = await useTestApp({}, { refusesUnknownHosts: true })
const { tokens } = await logIn(app, await makeSupervisor(app, await makeSchool(app), 'beheerder'))
const authorization = `Bearer ${tokens.access_token}`

const invite = (headers: Record<string, string>) =>
  sendRaw(app.url, {
    method: 'POST',
    path: '/api/v1/begeleider/invitation',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ role: 'begeleider', group_ids: [], emails: [] }),
  })

test('a server without PUBLIC_URL makes links only for hosts of its own network', async () => {
  const refused = await invite({ host: 'evil.test' })
  expect([refused.status, refused.text]).toEqual([421, expect.stringContaining('PUBLIC_URL')])
  expect((await invite({ 'x-forwarded-host': 'evil.test' })).status).toBe(421)
  const own = await invite({ host: '192.168.1.5:3000' })
  expect([own.status, own.text]).toEqual([201, expect.stringContaining('http://192.168.1.5:3000/')])
})

test.each(['/healthz', '/readyz'])('a probe of %s may use any host', async (path) => {
  expect((await sendRaw(app.url, { method: 'GET', path, headers: { host: 'evil.test' } })).status).toBe(200)
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['10.0.0.7', true],
  ['[fd00::7]', true],
  ['schoolserver', true],
  ['letterliaan.local', true],
  ['evil.test', false],
  ['8.8.8.8', false],
  ['[2606:4700::1]', false],
  ['10.0.0.7.evil.test', false],
  ['school.local.evil.test', false],
])('host %s is known: %s', (name, isKnown) => {
  expect(isKnownHost(name)).toBe(isKnown)
})
