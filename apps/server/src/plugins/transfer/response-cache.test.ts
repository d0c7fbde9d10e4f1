import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { CachedResponse, ResponseCache } from './response-cache.ts'

const levels = [{ id: 3, name: 'Groep 3' }]
const make = async () => new CachedResponse('GET /api/v1/level', levels)

test('a response is cached while its rows do not change', async () => {
  const cache = new ResponseCache(10)
  const first = await cache.get(1, [[{ id: 1, status: 0 }], []], make)
  expect(await cache.get(1, [[{ id: 1, status: 0 }], []], make)).toBe(first)
  for (const rows of [
    [[{ id: 1, status: 5 }], []],
    [
      [
        { id: 1, status: 5 },
        { id: 2, status: 5 },
      ],
      [],
    ],
    [
      [
        { id: 1, status: 5 },
        { id: 2, status: 5 },
      ],
      [{ word: 'vis' }],
    ],
    [[], [{ word: 'vis' }]],
  ]) {
    const answer = await cache.get(1, rows, make)
    expect(answer).not.toBe(first)
    expect(await cache.get(1, rows, make)).toBe(answer)
  }
})

test('responses are cached separately, and the least recently used one is dropped', async () => {
  const cache = new ResponseCache(2)
  const response = await cache.get(1, [[{ id: 1 }]], make)
  const two = await cache.get(2, [[{ id: 1 }]], make)
  expect(await cache.get(1, [[{ id: 1 }]], make)).toBe(response)
  await cache.get(3, [[{ id: 1 }]], make)
  expect(await cache.get(1, [[{ id: 1 }]], make)).toBe(response)
  expect(await cache.get(2, [[{ id: 1 }]], make)).not.toBe(two)
})

test('a cached response uses only the memory of its own bytes', async () => {
  const response = await make()
  const sent: unknown[] = []
  const app = fastify().get('/', (request, reply) => response.send(request, reply))
  app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload))
  await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  const bytes = sent[0] as Buffer
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('a response that violates the schema of the call is refused', () => {
  expect(() => new CachedResponse('GET /api/v1/level', [{ id: 0 }])).toThrow('does not fit its schema')
})
