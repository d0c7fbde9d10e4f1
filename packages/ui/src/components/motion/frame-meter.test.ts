import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createFrameMeter } from './frame-meter.ts'

const second = 1000

function measure(framesASecond: number, seconds = 10, meter = createFrameMeter(), from = 0): boolean | null {
  for (let frame = 0; frame <= framesASecond * seconds; frame += 1) {
    const outcome = meter.note(from + (frame * second) / framesASecond)
    if (outcome !== null) return outcome
  }
  return null
}

test.each([
  [12, false],
  [28, false],
  [32, true],
  [60, true],
  [120, true],
])('a device that draws %i frames a second is fast enough: %s', (framesASecond, keepsUp) => {
  expect(measure(framesASecond)).toBe(keepsUp)
})

test('the first two seconds of a page are not measured', () => {
  const meter = createFrameMeter()
  expect(measure(5, 1.8, meter)).toBeNull()
  expect(measure(60, 10, meter, 2 * second)).toBe(true)
})

test('the measurement starts again after the tab was hidden', () => {
  assert(
    property(integer({ min: 1100, max: 100_000 }), (away) => {
      const meter = createFrameMeter()
      expect(measure(60, 3, meter)).toBeNull()
      expect(measure(60, 10, meter, 3 * second + away)).toBe(true)
    }),
  )
})
