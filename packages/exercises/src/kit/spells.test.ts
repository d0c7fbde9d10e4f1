import { expect, test } from 'vitest'
import { spells } from './spells.ts'

test.each([
  ['Zeg kroon langzaam.', 'kroon', true],
  ['Kroon begint met twee medeklinkers.', 'kroon', true],
  ['Zeg langzaam: k, r, oo, n.', 'kroon', true],
  ['Zeg langzaam: eerst k, dan r, dan oo en dan n.', 'kroon', true],
  ['Klap kr-oon of kr | oon.', 'kroon', true],
  ['Twee kronen', 'kroon', false],
  ['Zeg krant langzaam: eerst k, dan r.', 'kroon', false],
  ['In sneeuw hoor je eeuw.', 'leeuw', false],
  ['In leeuw hoor je een u.', 'eeuw', true],
  ['Twee foto’s', "foto's", true],
  ['Eerst een b.', 'eerst', true],
  ['De thee is heet.', 'dan', false],
])('%j spells %s: %s', (text, word, told) => {
  expect(spells(text, word)).toBe(told)
})
