import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contract, getEndpoint, type EndpointName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { logIn } from '../../testing/http.ts'
import { getStep } from '../../testing/player.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const loggedIn = await logIn(app, child.username)
const caller = loggedIn
const token = loggedIn.tokens.access_token

interface Raw {
  readonly status: number
  readonly encoding: string
  readonly etag: string
  readonly bytes: Buffer
}

/** Returns the raw response. The default path is the list of steps. */
function getRaw(headers: Record<string, string>, path = '/api/v1/step'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = { authorization: `Bearer ${token}`, ...headers }
    const request = httpRequest(`${app.url}${path}`, { headers: sent }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const { etag = '', 'content-encoding': encoding = '' } = response.headers
        resolve({ status: response.statusCode ?? 0, encoding, etag, bytes: Buffer.concat(pieces) })
      })
    })
    request.on('error', reject)
    request.end()
  })
}

test('a response is compressed in the way that the caller accepts', async () => {
  const path = `/api/v1/step/${child.steps[0]}`
  const plain = await getRaw({}, path)
  const brotli = await getRaw({ 'accept-encoding': 'gzip, deflate, br' }, path)
  const gzipped = await getRaw({ 'accept-encoding': 'gzip, br;q=0' }, path)
  expect([plain.encoding, brotli.encoding, gzipped.encoding]).toEqual(['', 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  expect(gunzipSync(gzipped.bytes)).toEqual(plain.bytes)
  expect(brotli.bytes.length * 3).toBeLessThan(plain.bytes.length)
})

test('the cached list of steps is sent as gzip to callers that accept gzip', async () => {
  const plain = await getRaw({ 'accept-encoding': 'br' })
  const gzipped = await getRaw({ 'accept-encoding': 'gzip, deflate, br' })
  expect([plain.encoding, gzipped.encoding]).toEqual(['', 'gzip'])
  expect(gunzipSync(gzipped.bytes)).toEqual(plain.bytes)
  expect(gzipped.bytes.length * 3).toBeLessThan(plain.bytes.length)
})

test.each(['/api/v1/level', '/api/v1/user/me/', '/api/v1/reward/', '/api/v1/step'])(
  'an unchanged response gets a 304, and a changed one is sent again: %s',
  async (path) => {
    const first = await getRaw({ 'accept-encoding': 'br' }, path)
    const again = await getRaw({ 'accept-encoding': 'br', 'if-none-match': first.etag }, path)
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const changed = await getRaw({ 'if-none-match': 'W/"before"' }, path)
    expect([changed.status, changed.etag]).toEqual([200, first.etag])
    expect(changed.bytes.length).toBeGreaterThan(0)
  },
)

test('a changed response has another ETag', async () => {
  const before = await getRaw({}, '/api/v1/user/me/')
  const body = { buddy_id: 3 }
  expect((await caller.call('POST /api/v1/user/update', { body })).status).toBe(200)
  const after = await getRaw({ 'if-none-match': before.etag }, '/api/v1/user/me/')
  expect(after.status).toBe(200)
  expect(after.etag).not.toBe(before.etag)
})

test('only responses that are the same for every child may be cached on a device', () => {
  const cached = Object.keys(contract).filter(
    (call) => getEndpoint(call as EndpointName).revalidate === 'everyone',
  )
  expect(cached).toEqual(['GET /api/v1/level'])
})

test('responses about a child are not cached by the browser', async () => {
  const step = await getStep(caller, child.steps[0] ?? 0)
  const id = step.exercises[0]?.id ?? 0
  const answers = [
    await caller.call('GET /api/v1/user/me/'),
    await caller.call('GET /api/v1/reward/'),
    await caller.call('GET /api/v1/step'),
    await caller.call('GET /api/v1/step/:id', { params: { id: step.id } }),
    await caller.call('GET /api/v1/exercise/:id', { params: { id } }),
  ]
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store')
  }
})
