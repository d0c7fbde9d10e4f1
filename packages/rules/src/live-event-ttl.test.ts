import { expect, test } from 'vitest'
import { isLiveEventExpired } from './live-event-ttl.ts'

test.each([
  [1000, 1000, false],
  [1000, 1010, false],
  [1000, 1010.5, true],
  [1000, 1011, true],
  [1000, 995, false],
])('LIVE-4 an event of %d is late at %d: %s', (time, now, late) => {
  expect(isLiveEventExpired(time, now)).toBe(late)
})
