import { maxAnswerMs } from '@letterliaan/contract/limits'
import { expect, test } from 'vitest'
import { correctAnswerTime } from './answer-time.ts'

const now = 1_790_000_000
const day = 86_400

/** An answer of a word that appeared some seconds ago. */
const sent = (ago: number, time = 6000) => ({ startTime: now - ago, time })

test.each([
  ['was sent at once', sent(8, 8000), now, now],
  ['waited a weekend', sent(3 * day), now, now - 3 * day + 6],
  ['waited a weekend on a device a year behind', sent(368 * day), now - 365 * day, now - 3 * day + 6],
  ['was sent at once by a device a year behind', sent(365 * day + 6), now - 365 * day, now],
  ['waited longer than any holiday', sent(90 * day), now, now],
  ['was sent at once after a weekend of thinking', sent(3 * day, maxAnswerMs), now, now],
  ['is of the future', sent(-60), now, now],
  ['does not show when it was sent', sent(3 * day), null, now],
])('WEET-14 an answer that %s', (_, answer, deviceTime, expected) => {
  expect(correctAnswerTime(answer, deviceTime, now)).toBe(expected)
})
