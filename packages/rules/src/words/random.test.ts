import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffle } from './random.ts'

test('the same seed gives the same order on every platform', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(shuffle(letters, 1).join('')).toBe('eadgfbc')
  expect(shuffle(letters, 2).join('')).toBe('fbcegda')
  expect(shuffle(letters, 4_294_967_295).join('')).toBe('gbefdca')
})

const up = (a: number, b: number) => a - b

test('a shuffle loses and adds no item, and does not change its input', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.integer(), (items, seed) => {
      const before = [...items]
      const shuffled = shuffle(items, seed)
      expect(items).toEqual(before)
      expect(shuffled.toSorted(up)).toEqual(before.toSorted(up))
      expect(shuffle(items, seed)).toEqual(shuffled)
    }),
  )
})

test('a shuffle puts each word first about equally often', () => {
  const firsts = new Map<number, number>()
  for (let seed = 0; seed < 6000; seed++) {
    const first = shuffle([0, 1, 2, 3, 4, 5], seed)[0] ?? -1
    firsts.set(first, (firsts.get(first) ?? 0) + 1)
  }
  for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
