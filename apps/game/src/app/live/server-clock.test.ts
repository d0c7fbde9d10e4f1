import { expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'

test.each([
  ['right', 1_700_000_000_000],
  ['an hour behind', 1_699_996_400_000],
  ['years ahead', 1_900_000_000_000],
])("returns the server's time on a device whose clock is %s", (_how, deviceTime) => {
  let device = deviceTime
  const clock = createServerClock(() => device)
  clock.set(1_700_000_000)
  device += 7000
  expect(clock.now()).toBe(1_700_000_007)
})
