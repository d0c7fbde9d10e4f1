import { expect, test } from 'vitest'
import { createRandomId } from './create-random-id.ts'

test('returns unique ids that fit an idempotency key', () => {
  const names = Array.from({ length: 1000 }, createRandomId)
  expect(new Set(names).size).toBe(1000)
  expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true)
})
