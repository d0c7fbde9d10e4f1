import type { Client } from '@letterliaan/contract/client'
import { describe, expect, test, vi } from 'vitest'
import { createPrefetch } from './prefetch.ts'

function makeClient(answers: (() => Promise<unknown>)[]) {
  const call = vi.fn<(name: string, input: unknown) => Promise<unknown>>()
  for (const answer of answers) call.mockImplementationOnce(answer)
  return { call, ...createPrefetch({ call, login: vi.fn<Client['login']>() } as unknown as Client) }
}

const step = { params: { id: 57 } }

test('an early response is used once, and then the request is sent again', async () => {
  const { call, client, beginner } = makeClient([async () => 'first', async () => 'second'])
  await beginner.call('GET /api/v1/step/:id', step)
  expect(await client.call('GET /api/v1/step/:id', step)).toBe('first')
  expect(call).toHaveBeenCalledTimes(1)
  expect(await client.call('GET /api/v1/step/:id', step)).toBe('second')
})

test('an early response is not used for another step', async () => {
  const { client, beginner } = makeClient([async () => 57, async () => 58])
  await beginner.call('GET /api/v1/step/:id', step)
  expect(await client.call('GET /api/v1/step/:id', { params: { id: 58 } })).toBe(58)
})

test('a failed early request rejects for its caller', async () => {
  const { client, beginner } = makeClient([() => Promise.reject(new Error('offline'))])
  await beginner.call('GET /api/v1/level', {}).catch(() => undefined)
  await expect(client.call('GET /api/v1/level', {})).rejects.toThrow('offline')
})

describe('an unused early response', () => {
  test('is dropped if another child logs in', async () => {
    const { client, beginner, drop } = makeClient([async () => 'of A', async () => 'of B'])
    await beginner.call('GET /api/v1/reward/', {})
    drop()
    expect(await client.call('GET /api/v1/reward/', {})).toBe('of B')
  })

  test('is dropped if it is too old', async () => {
    vi.useFakeTimers()
    const { client, beginner } = makeClient([async () => 'old', async () => 'new'])
    await beginner.call('GET /api/v1/reward/', {})
    await vi.advanceTimersByTimeAsync(5000)
    expect(await client.call('GET /api/v1/reward/', {})).toBe('new')
  })
})
