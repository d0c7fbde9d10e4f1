import { expect, test } from 'vitest'
import { ownTimeOf } from './own-time.ts'

const now = 1_790_000_000
const day = 86_400

test.each([
  ['was sent at once', { started_at: now - 8, time_ms: 8000 }, now],
  ['waited a weekend', { started_at: now - 3 * day, time_ms: 6000 }, now - 3 * day + 6],
  ['waited longer than any holiday', { started_at: now - 22 * day, time_ms: 6000 }, now],
  ['has a clock that is ahead', { started_at: now + 60, time_ms: 6000 }, now],
  ['has no clock', { started_at: 0, time_ms: 6000 }, now],
  ['was on the screen all night', { started_at: now - day, time_ms: day * 1000 }, now],
])('WEET-14 an answer that %s', (_, times, expected) => {
  expect(ownTimeOf({ ...times, created_at: now })).toBe(expected)
})
