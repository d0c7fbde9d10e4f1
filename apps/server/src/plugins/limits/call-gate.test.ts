import { getEndpoint } from '@letterliaan/contract'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { registerErrorHandler } from '../errors/errors.ts'
import { type GateLimits, registerCallGate } from './call-gate.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Makes a server whose calls wait until the test releases them. */
function build(limits: Partial<GateLimits>) {
  let ms = 0
  app = fastify()
  registerErrorHandler(app)
  const read = registerCallGate(app, limits, () => ms)
  const waiting: (() => void)[] = []
  const handler = () => new Promise((resolve) => waiting.push(() => resolve({ ok: true })))
  const endpoint = getEndpoint('GET /api/v1/level')
  app.get('/call', { config: { endpoint } }, handler)
  app.get('/fails', { config: { endpoint } }, () => Promise.reject(new Error('as asked')))
  app.get('/token', { config: { endpoint: getEndpoint('POST /oauth2/token/create') } }, handler)
  const begin = async (path = '/call') => {
    const before = waiting.length
    const reply = app.inject(path)
    for (let turns = 0; turns < 20 && waiting.length === before; turns += 1) await new Promise(setImmediate)
    return reply
  }
  return {
    begin: (path?: string) => ({ reply: begin(path) }),
    waiting,
    pass: (by: number) => void (ms += by),
    lengthOf: (name: string) => read().find((queue) => queue.name === name)?.length,
  }
}

test('OPS-4 calls beyond the limit of a burst get a time to retry, and all are admitted later', async () => {
  const { begin, waiting, lengthOf } = build({ max: 5, maxStanding: 2, burstMs: 500, recoveryMs: 2000 })
  const calls = Array.from({ length: 5 }, () => begin())
  await expect.poll(() => waiting).toHaveLength(5)
  expect(lengthOf('calls')).toBe(5)
  const refused = await begin().reply
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(8)
  expect(refused.json()).toMatchObject({
    title: 'Even wachten',
    detail: 'Het is heel druk. Probeer het zo nog eens.',
  })
  for (const go of waiting.splice(0)) go()
  for (const { reply } of calls) expect((await reply).statusCode).toBe(200)
  await expect.poll(() => lengthOf('calls')).toBe(0)
  const again = begin()
  await expect.poll(() => waiting).toHaveLength(1)
  for (const go of waiting.splice(0)) go()
  expect((await again.reply).statusCode).toBe(200)
})

test('OPS-4 during lasting pressure, which is no burst, few calls are admitted until it ends', async () => {
  const { begin, waiting, pass } = build({ max: 50, maxStanding: 2, burstMs: 500, recoveryMs: 2000 })
  const calls = [begin(), begin(), begin()]
  await expect.poll(() => waiting).toHaveLength(3)
  pass(501)
  expect((await begin().reply).statusCode).toBe(503)
  waiting.shift()?.()
  waiting.shift()?.()
  await Promise.all(calls.slice(0, 2).map(({ reply }) => reply))
  // One call is in progress and there is room for one more, so this is no burst yet.
  const next = begin()
  await expect.poll(() => waiting).toHaveLength(2)
  expect((await begin().reply).statusCode).toBe(503)
  pass(2001)
  waiting.shift()?.()
  await calls[2]?.reply
  const burst = [begin(), begin(), begin()]
  await expect.poll(() => waiting).toHaveLength(4)
  for (const go of waiting.splice(0)) go()
  for (const { reply } of [...calls, next, ...burst]) expect((await reply).statusCode).toBe(200)
})

test('OPS-4 a failed call frees its slot, and a call that has its own queue uses no slot', async () => {
  const { begin, waiting, lengthOf } = build({ max: 1, maxStanding: 1 })
  expect((await begin('/fails').reply).statusCode).toBe(500)
  const token = begin('/token')
  await expect.poll(() => waiting).toHaveLength(1)
  expect(lengthOf('calls')).toBe(0)
  const call = begin()
  await expect.poll(() => waiting).toHaveLength(2)
  expect(lengthOf('calls')).toBe(1)
  for (const go of waiting.splice(0)) go()
  expect([(await token.reply).statusCode, (await call.reply).statusCode]).toEqual([200, 200])
})
