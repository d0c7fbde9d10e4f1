import { expect, test } from 'vitest'
import { chooseDaylight } from './daylight.ts'

test.each([
  [0, 'evening'],
  [6, 'evening'],
  [7, 'day'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s on the maps', (hour, light) => {
  expect(chooseDaylight(new Date(2026, 10, 21, hour, 59))).toBe(light)
})
