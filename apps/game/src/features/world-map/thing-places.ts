import type { WorldNumber } from '@letterliaan/rules'
import { mapPositions, type Orientation, type StagePlace } from '@letterliaan/ui/scenes'
import { bridgePlaces } from '../../app/scenery/bridge-places.ts'
import { animalsByWorld } from './animals.ts'

/** Stages (px, without menu) on which nothing may overlap; tall heights are those of WorldMap.module.css. */
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
  /** Offset of the centre from `place`, and half of the size, in widths of a marker. */
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

const partsAt = (place: StagePlace, orientation: Orientation): readonly Obstacle[] => [
  block(place, 0, 0, 0.43, 0.43),
  orientation === 'landscape' ? block(place, 0, 0.58, 0.62, 0.2) : block(place, 0, 0.6, 0.51, 0.24),
]

function obstaclesOf(world: WorldNumber, orientation: Orientation, position: number): Obstacle[] {
  const { steps, signs, cave } = mapPositions[world][orientation]
  const isWide = orientation === 'landscape'
  return [
    // On a phone a thing may cover the edge of a step, but never its number at the upper left.
    ...steps.flatMap((place) => [
      isWide ? block(place, 0, 0.04, 0.5, 0.54) : block(place, 0, 0, 0.38, 0.4),
      block(place, -0.45, -0.37, 0.34, 0.34),
    ]),
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

/** Returns `count` free places (percent) nearest to a step, clear of the menu and 'Fout gevonden?'. */
export function findThingPlaces(
  world: WorldNumber,
  orientation: Orientation,
  position: number,
  count: number,
): StagePlace[] {
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
    const thing = partsAt(place, orientation)
    if (!isFree(thing, obstacles, stages)) continue
    found.push(place)
    obstacles.push(...thing)
  }
  return found
}

function isFree(
  thing: readonly Obstacle[],
  obstacles: readonly Obstacle[],
  stages: ReturnType<typeof stagesOf>,
): boolean {
  return stages.every(({ width, height, marker }) =>
    thing.every((part) => {
      const centreOf = ({ place, x, y }: Obstacle) =>
        [(place.x * width) / 100 + x * marker, (place.y * height) / 100 + y * marker] as const
      const [left, top] = centreOf(part)
      const isInside = left > 0.7 * marker && left < width - 0.7 * marker && top < height - 0.3 * marker
      const isBelowReport = left < 230 && top > height - 110
      return (
        isInside &&
        !isBelowReport &&
        obstacles.every((other) => {
          const [x, y] = centreOf(other)
          return (
            Math.abs(left - x) > (part.halfWidth + other.halfWidth) * marker ||
            Math.abs(top - y) > (part.halfHeight + other.halfHeight) * marker
          )
        })
      )
    }),
  )
}
