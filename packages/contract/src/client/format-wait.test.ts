import { expect, test } from 'vitest'
import { formatWait } from './retry-after.ts'

test.each([
  [1, 'een halve minuut'],
  [31, 'een minuut'],
  [60, 'een minuut'],
  [61, '2 minuten'],
  [300, '5 minuten'],
  [5401, '2 uur'],
])('%d s is %s', (seconds, words) => expect(formatWait(seconds)).toBe(words))
