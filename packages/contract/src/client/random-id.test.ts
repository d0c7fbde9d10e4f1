import { expect, test } from 'vitest'
import { randomId } from './random-id.ts'

test('returns unique ids that fit an idempotency key', () => {
  const names = Array.from({ length: 1000 }, randomId)
  expect(new Set(names).size).toBe(1000)
  expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true)
})
