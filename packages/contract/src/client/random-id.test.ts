import { expect, test } from 'vitest'
import { randomId } from './random-id.ts'

test('names that fit an idempotency key, and never the same', () => {
  const names = Array.from({ length: 1000 }, randomId)
  expect(new Set(names).size).toBe(1000)
  expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true)
})
