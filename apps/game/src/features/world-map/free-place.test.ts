import { mapPositions } from '@letterliaan/ui/scenes'
import { expect, test } from 'vitest'
import { findBubblePlace, findShift, type ScreenRect } from './free-place.ts'

const bubble = { width: 152, height: 46 }

const at = (left: number, top: number, size: number): ScreenRect => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
})

/** World 1 on a phone of 390 px. Each step has its badge, and the buddy is next to it. */
const map: ScreenRect = { left: 4, top: 64, right: 386, bottom: 788 }
const steps = mapPositions[1].portrait.steps.map(({ x, y }) => at(x * 3.9 - 50, y * 7.9 - 46, 80))
const buddies = mapPositions[1].portrait.steps.map(({ x, y }) =>
  at(x > 72 ? x * 3.9 - 75 : x * 3.9 + 24, y * 7.9 - 20, 51),
)

const overlap = (a: ScreenRect, b: ScreenRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test.each(buddies.map((buddy, index) => [index + 1, buddy] as const))(
  "GIDS-4 the buddy's words at step %i of a phone cover no step, and stay on the map",
  (_, buddy) => {
    const place = findBubblePlace(buddy, bubble, steps, map)
    if (place === null) throw new Error('no place')
    const [left, top] = [buddy.left + place.left, buddy.top + place.top]
    const box = { left, top, right: left + bubble.width, bottom: top + bubble.height }
    expect(steps.filter((step) => overlap(step, box))).toEqual([])
    expect([box.left >= map.left, box.right <= map.right, box.top >= map.top]).toEqual([true, true, true])
  },
)

test('no place is found if the words would cover a step at every place', () => {
  expect(findBubblePlace(at(100, 100, 51), bubble, [at(0, 0, 600)], map)).toBeNull()
})

test('a bubble is placed above its speaker if it fits, with its tail below', () => {
  expect(findBubblePlace(at(100, 400, 51), bubble, [], map)).toMatchObject({ tail: 'below' })
})

const twoWords = [at(100, 400, 60), at(170, 400, 40)]

test('parts that cover nothing are not shifted', () => {
  expect(findShift(twoWords, [at(0, 0, 90)], map)).toEqual({ x: 0, y: 0 })
})

test('parts are moved together by the smallest shift that clears all of them', () => {
  expect(findShift(twoWords, [{ left: 0, top: 380, right: 400, bottom: 403 }], map)).toEqual({ x: 0, y: 5 })
  const low = { ...map, bottom: 461 }
  const shift = findShift(twoWords, [{ left: 0, top: 380, right: 400, bottom: 403 }], low)
  expect(shift?.y, 'below it there is no room').toBeLessThanOrEqual(-80)
})

test('no shift is found if there is no space within reach', () => {
  expect(findShift(twoWords, [at(0, 0, 800)], map)).toBeNull()
})
