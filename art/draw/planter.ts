/** Puts plants on a ground where there is room, and draws what stands nearer over what stands farther. */
import { randomBetween, pickRandom, type Point, type Random } from './pen.ts'
import { place } from './svg.ts'
import { scaleAt, type Ground } from './trail.ts'

export interface StandingThing {
  readonly y: number
  readonly svg: string
}

/** A kind of small plant: a definition's id, the colours it comes in, and its size at the very front. */
export interface PlantKind {
  readonly id: string
  readonly colors: readonly string[]
  readonly size: readonly [min: number, max: number]
}

/** How far a bed reaches from its middle at the front of a picture, beyond a single plant. */
const bedReach = 26

export const drawStanding = (things: readonly StandingThing[]): string =>
  things
    .toSorted((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('')

export interface Planter {
  /** A free point, at least `margin` (at the front; less far away) from trail and water. */
  findSpot(margin: number, top?: number): Point | undefined
  strew(count: number, margin: number, kinds: readonly PlantKind[], top?: number): StandingThing[]
  /** `count` beds (see beds.ts): plants of one kind close together. */
  beds(count: number, margin: number, kinds: readonly PlantKind[], top?: number): StandingThing[]
}

export function createPlanter(
  ground: Ground,
  isFree: (point: Point, margin: number) => boolean,
  random: Random,
): Planter {
  const { width, height, horizon } = ground
  const plant = ({ id, colors, size }: PlantKind, [x, y]: Point): StandingThing => ({
    y,
    svg: place(
      id,
      x,
      y,
      randomBetween(random, ...size) * scaleAt(ground, y),
      0,
      pickRandom(random, colors),
      random() > 0.5,
    ),
  })
  const findSpot = (margin: number, top = horizon + 60): Point | undefined => {
    for (let tries = 0; tries < 200; tries++) {
      const point: Point = [randomBetween(random, 0, width), randomBetween(random, top, height)]
      if (isFree(point, margin * scaleAt(ground, point[1]))) return point
    }
    return undefined
  }
  return {
    findSpot,
    strew: (count, margin, kinds, top) =>
      Array.from({ length: count }).flatMap(() => {
        const spot = findSpot(margin, top)
        return spot ? [plant(pickRandom(random, kinds), spot)] : []
      }),
    beds: (count, margin, kinds, top) =>
      Array.from({ length: count }).flatMap(() => {
        const spot = findSpot(margin + bedReach, top)
        const kind = pickRandom(random, kinds)
        return spot ? [plant({ ...kind, id: `${kind.id}-bed` }, spot)] : []
      }),
  }
}
