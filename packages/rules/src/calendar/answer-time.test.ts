import { expect, test } from 'vitest'
import { correctAnswerTime } from './answer-time.ts'

const now = 1_790_000_000
const day = 86_400

test.each([
  ['was sent at once', { startTime: now - 8, time: 8000 }, now, now],
  ['waited a weekend', { startTime: now - 3 * day, time: 6000 }, now, now - 3 * day + 6],
  [
    'waited a weekend on a device that is a year behind',
    { startTime: now - 368 * day, time: 6000 },
    now - 365 * day,
    now - 3 * day + 6,
  ],
  [
    'was sent at once by a device that is a year behind',
    { startTime: now - 365 * day - 6, time: 6000 },
    now - 365 * day,
    now,
  ],
  ['waited longer than any holiday', { startTime: now - 90 * day, time: 6000 }, now, now],
  ['is of the future', { startTime: now + 60, time: 6000 }, now, now],
  ['does not tell when it was sent', { startTime: now - 3 * day, time: 6000 }, null, now],
])('WEET-14 an answer that %s', (_, answer, deviceTime, expected) => {
  expect(correctAnswerTime(answer, deviceTime, now)).toBe(expected)
})
