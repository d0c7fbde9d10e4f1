import { expect, test, vi } from 'vitest'
import { retryUntilAvailable } from './retry-until-available.ts'

const patient = { maxMs: 60_000, pauseMs: 1 }
const failing = (failures: readonly object[], result: string) => {
  const left = [...failures]
  return vi.fn<() => Promise<string>>(async () => {
    const failure = left.shift()
    if (failure !== undefined) throw Object.assign(new Error('it failed'), failure)
    return result
  })
}

test.each([
  ['too many connections', { code: '53300' }],
  ['PostgreSQL is starting', { code: '57P03' }],
  ['no connection became free', { message: 'timeout exceeded when trying to connect' }],
  ['another holds what it locked', { code: '55P03' }],
])('OPS-7 a start retries if %s', async (_, failure) => {
  const work = failing([failure, failure], 'started')
  const waits: Error[] = []
  expect(await retryUntilAvailable(work, (error) => waits.push(error), patient)).toBe('started')
  expect([work.mock.calls.length, waits.length]).toEqual([3, 1])
})

test.each([
  ['nobody listens at the address', { code: 'ECONNREFUSED' }],
  ['no such database', { code: '3D000' }],
  ['the disk of the embedded database is full', { code: 'SQLITE_FULL' }],
  ['a fault', {}],
])('OPS-7 a start fails at once if %s', async (_, failure) => {
  const work = failing([failure, failure], 'started')
  await expect(retryUntilAvailable(work, () => {}, patient)).rejects.toThrow('it failed')
  expect(work).toHaveBeenCalledOnce()
})

test('OPS-7 a start fails if the database stays unavailable', async () => {
  const work = failing(
    Array.from({ length: 1000 }, () => ({ code: '53300' })),
    'started',
  )
  await expect(retryUntilAvailable(work, () => {}, { maxMs: 50, pauseMs: 1 })).rejects.toThrow('it failed')
})
