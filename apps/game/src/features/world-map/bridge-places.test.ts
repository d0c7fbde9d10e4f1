import { mapPositions, type StagePlace } from '@letterliaan/ui/scenes'
import { expect, test } from 'vitest'
import { bridgePlaces } from '../../app/scenery/bridge-places.ts'
import { animalsByWorld } from './animals.ts'

const worlds = [1, 2, 3, 4] as const

/** Sizes of stages in px. The heights of tall ones are those of WorldMap.module.css. */
const tallHeight = { 1: 760, 2: 920, 3: 1080, 4: 1240 }
const sizes = [
  { width: 1366, height: 768, isTall: false },
  { width: 1080, height: 810, isTall: false },
  { width: 390, height: 844, isTall: true },
  { width: 320, height: 640, isTall: true },
] as const

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Returns the things of this world that the bridge covers on a stage of this size. */
function findCovered(
  world: (typeof worlds)[number],
  { width, height: screen, isTall }: (typeof sizes)[number],
) {
  const height = isTall ? Math.max(screen, tallHeight[world], width * 1.7) : screen
  const marker = Math.min(Math.max(60, Math.min(width, screen) * 0.11), 104)
  const at = ({ x, y }: StagePlace) => [(x * width) / 100, (y * height) / 100] as const
  const places = bridgePlaces[world]
  const bridge = around(...at(isTall ? places.tall : places.wide), marker * 1.7, marker * 1.7 * (104 / 240))
  const { steps, signs, cave } = mapPositions[world][isTall ? 'portrait' : 'landscape']
  const things: [string, Box][] = []
  const way = steps.map(at)
  for (const [index, [x, y]] of way.entries()) {
    // The badge is at the upper left of the step.
    things.push([`step ${index + 1}`, around(x - 8, y - 8, marker + 26, marker + 20)])
    const [fromX, fromY] = way[index - 1] ?? [x, y]
    for (let part = 0; part <= 1; part += 0.05)
      things.push([
        `path to step ${index + 1}`,
        around(fromX + (x - fromX) * part, fromY + (y - fromY) * part, 40, 40),
      ])
  }
  for (const sign of [signs.previous, signs.next]) {
    if (sign === undefined) continue
    const [x, y] = at(sign)
    things.push(['sign', { left: x - 44, right: x + 44, top: y - 80, bottom: y }])
  }
  if (cave) things.push(['cave', around(...at(cave), marker, marker + 40)])
  for (const animal of animalsByWorld[world])
    things.push([
      animal.picture,
      around(...at(isTall ? animal.tall : animal.wide), marker * 0.8, marker * 0.8),
    ])
  // The menu; in world 1 also the help below it.
  things.push(['menu', { left: 0, right: width, top: 0, bottom: 64 }])
  if (world === 1) things.push(['help', { left: width - 64, right: width, top: 0, bottom: 110 }])
  return things
    .filter(([, box]) => touches(bridge, box))
    .map(([name]) => `world ${world}, ${width} px: ${name}`)
}

test('PLEK-7 the bridge covers no step, path, sign, animal or menu, in four worlds at each size', () => {
  expect(sizes.flatMap((size) => worlds.flatMap((world) => findCovered(world, size)))).toEqual([])
})
