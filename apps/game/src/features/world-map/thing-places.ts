import type { WorldNumber } from '@letterliaan/rules'
import { mapPositions, type Orientation, type StagePlace } from '@letterliaan/ui/scenes'
import { bridgePlaces } from '../../app/scenery/bridge-places.ts'
import { animalsByWorld } from './animals.ts'

/** Stages (px, without menu) on which nothing may overlap; tall ones as high as in WorldMap.module.css. */
const tallHeight = { 1: 760, 2: 920, 3: 1080, 4: 1240 }
const stagesOf = (world: WorldNumber, orientation: Orientation) =>
  orientation === 'landscape'
    ? [
        { width: 1366, height: 768, marker: 84 },
        { width: 1080, height: 810, marker: 89 },
      ]
    : [{ width: 390, height: Math.max(tallHeight[world], 663), marker: 60 }]

interface Obstacle {
  readonly place: StagePlace
  /** Offset of the centre from `place`, and half of the size, in markers. */
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfHeight: number
}

const block = (place: StagePlace, x: number, y: number, halfWidth: number, halfHeight: number): Obstacle => ({
  place,
  x,
  y,
  halfWidth,
  halfHeight,
})

/** Half the size of a thing with its name (less on a phone), and the offset of its centre, in markers. */
const halves = {
  landscape: { width: 0.62, height: 0.52 },
  portrait: { width: 0.43, height: 0.52 },
}
const middle = 0.1

function obstaclesOf(world: WorldNumber, orientation: Orientation, position: number): Obstacle[] {
  const { steps, signs, cave } = mapPositions[world][orientation]
  const isWide = orientation === 'landscape'
  return [
    // Includes badge and stars.
    ...steps.map((place) => block(place, -0.06, 0, 0.6, 0.58)),
    // The buddy, and its bubble above it.
    ...steps
      .slice(position - 1, position)
      .flatMap((place) => [
        block(place, place.x > 72 ? -0.9 : 0.9, 0, 0.45, 0.5),
        block(place, place.x > 72 ? -0.9 : 0.9, -1.05, 1.9, 0.45),
      ]),
    ...Object.values(signs).map((place) => block(place, 0, -0.6, 0.65, 0.7)),
    ...(cave ? [block(cave, 0, 0, 0.7, 0.7)] : []),
    ...animalsByWorld[world].map(({ wide, tall }) => block(isWide ? wide : tall, 0, 0, 0.4, 0.4)),
    block(bridgePlaces[world][isWide ? 'wide' : 'tall'], 0, 0, 0.85, 0.4),
  ]
}

/** Returns the `count` free places (percent) nearest to a step, clear of the menu and 'Fout gevonden?'. */
export function findThingPlaces(
  world: WorldNumber,
  orientation: Orientation,
  position: number,
  count: number,
): StagePlace[] {
  const half = halves[orientation]
  const stages = stagesOf(world, orientation)
  const [{ width, height }] = stages as [(typeof stages)[number]]
  const at = mapPositions[world][orientation].steps[position - 1] ?? { x: 50, y: 60 }
  const away = ({ x, y }: StagePlace) => Math.hypot(((x - at.x) * width) / 100, ((y - at.y) * height) / 100)
  const candidates: StagePlace[] = []
  for (let x = 8; x <= 92; x += 1) for (let y = 20; y <= 94; y += 1) candidates.push({ x, y })
  candidates.sort((a, b) => away(a) - away(b))
  const obstacles = obstaclesOf(world, orientation, position)
  const found: StagePlace[] = []
  for (const place of candidates) {
    if (found.length === count) break
    if (!isFree(place, half, obstacles, stages)) continue
    found.push(place)
    obstacles.push(block(place, 0, middle, half.width, half.height))
  }
  return found
}

function isFree(
  { x, y }: StagePlace,
  half: (typeof halves)[Orientation],
  obstacles: readonly Obstacle[],
  stages: ReturnType<typeof stagesOf>,
): boolean {
  return stages.every(({ width, height, marker }) => {
    const [left, top] = [(x * width) / 100, (y * height) / 100]
    const isInside = left > 0.7 * marker && left < width - 0.7 * marker && top < height - 0.7 * marker
    const isBelowReport = left < 230 && top > height - 110
    return (
      isInside &&
      !isBelowReport &&
      obstacles.every(
        (other) =>
          Math.abs(left - (other.place.x * width) / 100 - other.x * marker) >
            (half.width + other.halfWidth) * marker ||
          Math.abs(top - (other.place.y * height) / 100 + (middle - other.y) * marker) >
            (half.height + other.halfHeight) * marker,
      )
    )
  })
}
