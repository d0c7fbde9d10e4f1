import { expect, test } from 'vitest'
import { parseRetryAfterMs } from './retry-after.ts'

const now = Date.UTC(2026, 10, 20, 9, 0, 0)

test.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['0', 0],
  ['30', 30_000],
  ['999999999', 3_600_000],
  ['Fri, 20 Nov 2026 09:02:00 GMT', 120_000],
  ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
])('Retry-After %j is %j ms', (header, ms) => {
  expect(parseRetryAfterMs(header, now)).toBe(ms)
})
