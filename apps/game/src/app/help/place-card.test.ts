import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { placeCard, type TargetBox } from './place-card.ts'

const screen = { width: 1000, height: 800 }
const card = { width: 300, height: 200 }

test.each<{ name: string; target: TargetBox | null; at: { left: number; top: number } }>([
  { name: 'in the middle without a target', target: null, at: { left: 350, top: 300 } },
  {
    name: 'under its target',
    target: { left: 400, top: 100, width: 100, height: 50 },
    at: { left: 300, top: 170 },
  },
  {
    name: 'above it near the bottom',
    target: { left: 400, top: 700, width: 100, height: 50 },
    at: { left: 300, top: 480 },
  },
  {
    name: 'within the screen near the edge',
    target: { left: 960, top: 100, width: 40, height: 40 },
    at: { left: 688, top: 160 },
  },
  {
    name: 'beside a tall target',
    target: { left: 100, top: 20, width: 200, height: 760 },
    at: { left: 320, top: 300 },
  },
  {
    name: 'left of a tall target if there is no room on its right',
    target: { left: 700, top: 20, width: 280, height: 760 },
    at: { left: 380, top: 300 },
  },
  {
    name: 'at the bottom if the target fills the screen',
    target: { left: 0, top: 0, width: 1000, height: 800 },
    at: { left: 350, top: 588 },
  },
])('the card is placed $name', ({ target, at }) => {
  expect(placeCard(target, card, screen)).toEqual(at)
})

test('keeps the card on the screen for any target', () => {
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
