import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rightMove } from '../../modules/demo/move.ts'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { getStep, sendMove } from '../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let child: TestChild
let caller: TestCaller
let token: string
beforeAll(async () => {
  app = await startTestApp()
  child = await makeChild(app, await makeSchool(app))
  const loggedIn = await logIn(app, child.username)
  caller = loggedIn
  token = loggedIn.tokens.access_token
})
afterAll(() => app.close())

interface Raw {
  readonly status: number
  readonly encoding: string
  readonly etag: string
  readonly bytes: Buffer
}

/** Gets the steps as they cross the wire. */
function getRaw(headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = { authorization: `Bearer ${token}`, ...headers }
    const request = httpRequest(`${app.url}/api/v1/step`, { headers: sent }, (response) => {
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

test('an answer is compressed as far as the caller understands', async () => {
  const plain = await getRaw({})
  const brotli = await getRaw({ 'accept-encoding': 'gzip, deflate, br' })
  const gzipped = await getRaw({ 'accept-encoding': 'gzip, br;q=0' })
  expect([plain.encoding, brotli.encoding, gzipped.encoding]).toEqual(['', 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  expect(gunzipSync(gzipped.bytes)).toEqual(plain.bytes)
  expect(brotli.bytes.length * 3).toBeLessThan(plain.bytes.length)
})

test('an answer that still holds costs no bytes; one that changed is sent anew', async () => {
  const first = await getRaw({ 'accept-encoding': 'br' })
  const again = await getRaw({ 'accept-encoding': 'br', 'if-none-match': first.etag })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const step = await getStep(caller, child.steps[0] ?? 0)
  const id = step.exercises[0]?.id ?? 0
  const { body } = await caller.call('GET /api/v1/exercise/:id', { params: { id } })
  await sendMove(caller, id, body.student_exercise[2], rightMove(body.student_exercise[2]))
  const changed = await getRaw({ 'if-none-match': first.etag })
  expect(changed.status).toBe(200)
  expect(changed.etag).not.toBe(first.etag)
})

test('what is about a person is not kept by the browser', async () => {
  const { headers } = await caller.call('GET /api/v1/user/me/')
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
})
