import { mapPositions } from '@letterliaan/ui/scenes'
import { expect, test } from 'vitest'
import { findThingPlaces } from './thing-places.ts'

const cases = ([1, 2, 3, 4] as const).flatMap((world) =>
  (['landscape', 'portrait'] as const).map((orientation) => ({ world, orientation })),
)

test.each(cases)(
  'SPEEL-8 in world $world, $orientation, each step has room for two things near it',
  ({ world, orientation }) => {
    const { steps } = mapPositions[world][orientation]
    // A tall map scrolls: the things must be visible together with the step.
    const furthest = orientation === 'portrait' ? 34 : 100
    for (const [index, step] of steps.entries()) {
      const places = findThingPlaces(world, orientation, index + 1, 2)
      expect(places, `step ${index + 1}`).toHaveLength(2)
      for (const { y } of places) expect(Math.abs(y - step.y), `step ${index + 1}`).toBeLessThan(furthest)
    }
  },
)
