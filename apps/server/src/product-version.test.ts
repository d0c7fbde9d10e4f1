import { expect, test } from 'vitest'
import { compareVersions } from './product-version.ts'

test.each([
  ['0.2.0', '0.2.0', 0],
  ['0.2.0', '0.10.0', -1],
  ['1.0.0', '0.99.9', 1],
  ['0.2', '0.2.0', 0],
  ['0.2.1', '0.2', 1],
  ['0.3.0-rc.1', '0.3.0', 0],
])('OPS-8 version %s compared with %s gives %i', (a, b, order) => {
  expect(Math.sign(compareVersions(a, b))).toBe(order)
})
