import { expect, test, vi } from 'vitest'
import { retryWithPauses } from './retry-with-pauses.ts'
import { isConnectionLost, isRolledBack } from './dialects/postgres/error-codes.ts'

const coded = (code: string): Error => Object.assign(new Error('x'), { code })

test('OPS-11 a transaction without effect is retried until it succeeds', async () => {
  let runs = 0
  const run = async (): Promise<number> => {
    if (++runs < 4) throw coded('40001')
    return runs
  }
  expect(await retryWithPauses(isRolledBack, run)).toBe(4)
})

test('OPS-11 a transaction that may have had an effect runs once, and a failing one at most eight times', async () => {
  let runs = 0
  const fail = (error: Error) => async (): Promise<never> => {
    runs++
    throw error
  }
  await expect(retryWithPauses(isRolledBack, fail(coded('23505')))).rejects.toThrow('x')
  expect(runs).toBe(1)
  await expect(retryWithPauses(isRolledBack, fail(coded('40P01')))).rejects.toThrow('x')
  expect(runs).toBe(9)
})

test.each([
  ['is retried although its first run took long', [3000], 2],
  ['that keeps failing is not retried after two seconds', [0, 1200, 1200], 3],
])('OPS-11 a transaction without effect %s', async (_what, lasts, expected) => {
  let now = 0
  let runs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const run = async (): Promise<void> => {
    const ms = lasts[runs++]
    now += ms ?? 0
    if (ms !== undefined) throw coded('57P01')
  }
  await retryWithPauses(isConnectionLost, run).catch(() => undefined)
  expect(runs).toBe(expected)
})

test.each([
  [coded('57P01'), true],
  [coded('ECONNRESET'), true],
  [coded('25006'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Connection terminated due to connection timeout'), false],
  [coded('ECONNREFUSED'), false],
  [coded('57P03'), false],
])('OPS-11 %o means that an existing connection was lost: %s', (error, isLost) => {
  expect(isConnectionLost(error)).toBe(isLost)
})
