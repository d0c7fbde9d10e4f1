import { expect, test } from 'vitest'
import { createBreath } from './breath.ts'

const loudest = (samples: Float32Array) => Math.max(...samples.map(Math.abs))

test('the sound of a breath swells and fades, and does not clip', () => {
  let seed = 1
  const samples = createBreath(16_000, () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647)
  expect(samples).toHaveLength(7200)
  expect(loudest(samples)).toBeLessThan(1)
  const middle = loudest(samples.subarray(3000, 4200))
  expect(middle).toBeGreaterThan(0.1)
  expect(loudest(samples.subarray(0, 300))).toBeLessThan(middle / 5)
  expect(loudest(samples.subarray(-300))).toBeLessThan(middle / 5)
})
