import { mapPositions, type StagePlace } from '@letterliaan/ui/scenes'
import { expect, test } from 'vitest'
import { findThingPlaces } from './thing-places.ts'

const cases = ([1, 2, 3, 4] as const).flatMap((world) =>
  (['landscape', 'portrait'] as const).map((orientation) => ({ world, orientation })),
)

const placesAt = new Map(
  cases.map(({ world, orientation }) => [
    `${world} ${orientation}`,
    mapPositions[world][orientation].steps.map((_, at) => findThingPlaces(world, orientation, at + 1, 2)),
  ]),
)

test.each(cases)(
  'SPEEL-8 in world $world, $orientation, two things fit near each step',
  ({ world, orientation }) => {
    const { steps } = mapPositions[world][orientation]
    // A tall map scrolls, so the things must be visible together with the step.
    const furthest = orientation === 'portrait' ? 34 : 100
    for (const [index, step] of steps.entries()) {
      const places = placesAt.get(`${world} ${orientation}`)?.[index] ?? []
      expect(places, `step ${index + 1}`).toHaveLength(2)
      for (const { y } of places) expect(Math.abs(y - step.y), `step ${index + 1}`).toBeLessThan(furthest)
    }
  },
)

/** Sizes on a phone (px): the number of a step, and a thing above a name of two lines. */
const phone = { width: 390, height: { 1: 760, 2: 920, 3: 1080, 4: 1240 } }
const numberBox = { left: -47, right: -7, top: -42, bottom: -2 }
const thingBoxes = [
  { left: -26, right: 26, top: -26, bottom: 26 },
  { left: -31, right: 31, top: 22, bottom: 50 },
]

test.each([1, 2, 3, 4] as const)(
  'SPEEL-8 in world %i no thing covers the number of a step on a phone',
  (world) => {
    const { steps } = mapPositions[world].portrait
    const toPx = ({ x, y }: StagePlace) => ({
      x: (x * phone.width) / 100,
      y: (y * phone.height[world]) / 100,
    })
    const isOver = (thing: StagePlace, step: StagePlace): boolean => {
      const [x, y] = [toPx(thing).x - toPx(step).x, toPx(thing).y - toPx(step).y]
      return thingBoxes.some(
        (box) =>
          x + box.left < numberBox.right &&
          numberBox.left < x + box.right &&
          y + box.top < numberBox.bottom &&
          numberBox.top < y + box.bottom,
      )
    }
    const covered = (placesAt.get(`${world} portrait`) ?? []).flatMap((places, current) =>
      places.flatMap((thing, at) =>
        steps.flatMap((step, index) =>
          isOver(thing, step) ? [`at step ${current + 1} thing ${at + 1} over ${index + 1}`] : [],
        ),
      ),
    )
    expect(covered).toEqual([])
  },
)
