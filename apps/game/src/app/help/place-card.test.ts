import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { placeCard } from './place-card.ts'

const screen = { width: 1000, height: 800 }
const card = { width: 300, height: 200 }

test.each<[string, readonly [number, number, number, number] | null, readonly [number, number]]>([
  ['in the middle without a target', null, [350, 300]],
  ['under its target', [400, 100, 100, 50], [300, 170]],
  ['above it near the bottom', [400, 700, 100, 50], [300, 480]],
  ['within the screen near the edge', [960, 100, 40, 40], [688, 160]],
  ['beside a tall target', [100, 20, 200, 760], [320, 300]],
  ['left of a tall target if there is no room on its right', [700, 20, 280, 760], [380, 300]],
  ['at the bottom if the target fills the screen', [0, 0, 1000, 800], [350, 588]],
])('the card is placed %s', (_where, box, [atLeft, atTop]) => {
  const [left, top, width, height] = box ?? [0, 0, 0, 0]
  const target = box && { left, top, width, height }
  expect(placeCard(target, card, screen)).toEqual({ left: atLeft, top: atTop })
})

test('the card is on the screen for any target', () => {
  const anywhere = record({
    left: integer({ min: -500, max: 1500 }),
    top: integer({ min: -500, max: 1500 }),
    width: integer({ min: 0, max: 1200 }),
    height: integer({ min: 0, max: 1200 }),
  })
  assert(
    property(anywhere, (target) => {
      const { left, top } = placeCard(target, card, screen)
      expect(left).toBeGreaterThanOrEqual(12)
      expect(top).toBeGreaterThanOrEqual(12)
      expect(left + card.width).toBeLessThanOrEqual(988)
      expect(top + card.height).toBeLessThanOrEqual(788)
    }),
  )
})
