import { expect, test } from 'vitest'
import { diamonds, isPuzzleSolved, placeDiamond, readOrder, type Diamond } from './puzzle.ts'

/** All orders of the four diamonds that the server may return. */
const orders = diamonds.flatMap((a) =>
  diamonds.flatMap((b) =>
    diamonds.flatMap((c) =>
      diamonds
        .map((d): readonly Diamond[] => [a, b, c, d])
        .filter((order) => new Set(order).size === diamonds.length),
    ),
  ),
)

test('END-1 the win code is read as digits, from the first hole to the last', () => {
  expect(orders).toHaveLength(24)
  for (const order of orders) expect(readOrder(Number(order.join('')))).toEqual(order)
})

test.each([0, 12, 1123, 12345, 4325, 9999])('an invalid code (%i) still makes a cave that opens', (code) => {
  expect(readOrder(code)).toEqual([1, 2, 3, 4])
})

test.each<[tries: string, locked: Diamond[], isOpen: boolean]>([
  ['', [], false],
  ['0:3', [3], false],
  ['1:3', [], false],
  ['0:3 0:1', [3], false],
  ['0:3 0:3', [3], false],
  ['3:4 9:2', [4], false],
  ['2:2 0:3 1:1 3:4', [2, 3, 1, 4], true],
])('END-1 the tries %s (hole:diamond) lock the diamonds %j if the code is 3124', (tries, locked, isOpen) => {
  const result = Array.from(tries.matchAll(/(\d):(\d)/g)).reduce<readonly Diamond[]>(
    (now, [, hole, diamond]) => placeDiamond(readOrder(3124), now, Number(hole), Number(diamond) as Diamond),
    [],
  )
  expect(result).toEqual(locked)
  expect(isPuzzleSolved(result)).toBe(isOpen)
})
