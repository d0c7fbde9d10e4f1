import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { subtractMonths } from './subtract-months.ts'

const at = (iso: string): number => Date.parse(iso) / 1000

test.each([
  ['2026-11-23T09:00:00Z', 24, '2024-11-23T09:00:00Z'],
  ['2026-03-31T09:00:00Z', 1, '2026-02-28T09:00:00Z'],
  ['2024-03-31T23:59:59Z', 1, '2024-02-29T23:59:59Z'],
  ['2026-01-15T00:00:00Z', 36, '2023-01-15T00:00:00Z'],
])('AVG-4 %s minus %i months is %s', (now, months, expected) => {
  expect(subtractMonths(at(now), months)).toBe(at(expected))
})

test('AVG-4 a later moment gives a later or equal result, and a month is 28 to 31 days', () => {
  const moment = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 120 }), (now, months) => {
      const days = (now - subtractMonths(now, months)) / 86_400
      expect(days).toBeGreaterThanOrEqual(28 * months)
      expect(days).toBeLessThanOrEqual(31 * months)
    }),
  )
})
