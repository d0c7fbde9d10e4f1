import { expect, test } from 'vitest'
import { getCavePlaceProps, getSignpostPlaceProps, getStepPlaceProps } from './map-place.ts'
import { mapPositions, type Orientation, type StagePlace, type WorldId } from './positions.ts'

const worlds: readonly WorldId[] = [1, 2, 3, 4]

/** Minimum height of a tall stage (px), as in WorldMap.module.css. */
const tallHeight: Record<WorldId, number> = { 1: 760, 2: 920, 3: 1080, 4: 1240 }
const screens: readonly { width: number; height: number; orientation: Orientation }[] = [
  { width: 390, height: 844, orientation: 'portrait' },
  { width: 320, height: 640, orientation: 'portrait' },
  { width: 1080, height: 810, orientation: 'landscape' },
  { width: 1366, height: 768, orientation: 'landscape' },
]

function stageHeight(world: WorldId, { width, height, orientation }: (typeof screens)[number]): number {
  return orientation === 'landscape' ? height : Math.max(height, tallHeight[world], width * 1.7)
}

test('MAP-1 the worlds have fixed places for 10, 15, 20 and 25 steps, both on wide and on tall stages', () => {
  const counts = worlds.map((world) => [
    mapPositions[world].landscape.steps.length,
    mapPositions[world].portrait.steps.length,
  ])
  expect(counts).toEqual([
    [10, 10],
    [15, 15],
    [20, 20],
    [25, 25],
  ])
})

test('MAP-1 every world has its own places for signs', () => {
  const signs = worlds.map((world) => Object.keys(mapPositions[world].landscape.signs))
  expect(signs).toEqual([['next'], ['previous', 'next'], ['previous', 'next'], ['previous']])
  for (const world of worlds) {
    const { landscape, portrait } = mapPositions[world]
    expect(Object.keys(portrait.signs)).toEqual(Object.keys(landscape.signs))
  }
})

/** Returns problems with a world's positions on a screen, with icons of 56 px. */
function findFaults(world: WorldId, screen: (typeof screens)[number]): string[] {
  const height = stageHeight(world, screen)
  const toPixels = ({ x, y }: StagePlace) => ({ x: (x * screen.width) / 100, y: (y * height) / 100 })
  const icons = mapPositions[world][screen.orientation].steps.map(toPixels)
  return icons.flatMap((icon, i) => {
    const isOff = icon.x < 28 || icon.x > screen.width - 28 || icon.y < 28 || icon.y > height - 28
    const touches = icons
      .slice(i + 1)
      .some((other) => Math.max(Math.abs(icon.x - other.x), Math.abs(icon.y - other.y)) < 60)
    return isOff || touches ? [`world ${world}, ${screen.width} px, position ${i + 1}`] : []
  })
}

test('step icons of 56 px do not overlap and stay on the stage, on every tested screen', () => {
  expect(screens.flatMap((screen) => worlds.flatMap((world) => findFaults(world, screen)))).toEqual([])
})

/** Returns the box of the badge of an icon of 84 px (px). */
const badgeOf = ({ x, y }: StagePlace) => ({ left: x - 63, right: x - 15, top: y - 58, bottom: y - 10 })
const boardOf = ({ x, y }: StagePlace) => ({ left: x - 40, right: x + 40, top: y - 76, bottom: y })

test('no sign covers the badge of a step on a wide screen', () => {
  const [width, height] = [1366, 768]
  const toPixels = ({ x, y }: StagePlace) => ({ x: (x * width) / 100, y: (y * height) / 100 })
  const covered = worlds.flatMap((world) => {
    const { steps, signs } = mapPositions[world].landscape
    const boards = [signs.previous, signs.next].flatMap((sign) => (sign ? boardOf(toPixels(sign)) : []))
    return steps.flatMap((step, i) => {
      const badge = badgeOf(toPixels(step))
      const isCovered = boards.some(
        ({ left, right, top, bottom }) =>
          left < badge.right && badge.left < right && top < badge.bottom && badge.top < bottom,
      )
      return isCovered ? [`world ${world}, position ${i + 1}`] : []
    })
  })
  expect(covered).toEqual([])
})

test('a step has a position on both stages, but not if the world has no such step', () => {
  expect(getStepPlaceProps(1, 3)?.style).toMatchObject({ '--wide-x': '29.5%', '--tall-y': '84%' })
  expect(getStepPlaceProps(1, 11)).toBeUndefined()
  expect(getSignpostPlaceProps(1, 'previous')).toBeUndefined()
  expect(getCavePlaceProps(4)).toBeDefined()
  expect(getCavePlaceProps(3)).toBeUndefined()
})
