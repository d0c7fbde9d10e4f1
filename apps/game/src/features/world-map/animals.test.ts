import { mapPositions, type Orientation, type StagePlace } from '@letterliaan/ui/scenes'
import { expect, test } from 'vitest'
import { animalsByWorld } from './animals.ts'

/** Sizes in px of the stage on a Chromebook, and on a phone, where the map scrolls. */
const stages = {
  landscape: { width: 1366, height: 768, marker: 84 },
  portrait: { width: 390, height: 0, marker: 60 },
}
const tallHeights = { 1: 792, 2: 920, 3: 1080, 4: 1240 }
const animalRadius = 26

const worlds = [1, 2, 3, 4] as const
const cases = worlds.flatMap((world) =>
  (['landscape', 'portrait'] as const).flatMap((orientation) =>
    animalsByWorld[world].map((animal) => ({ world, orientation, animal, name: animal.picture })),
  ),
)

test.each(cases)(
  'in world $world, $orientation, the $name covers no step, badge or sign',
  ({ world, orientation, animal }) => {
    const toPx = stageToPx(world, orientation)
    const { marker } = stages[orientation]
    const at = toPx(orientation === 'landscape' ? animal.wide : animal.tall)
    const { steps, signs } = mapPositions[world][orientation]
    for (const place of steps) {
      const step = toPx(place)
      expect(Math.hypot(step.x - at.x, step.y - at.y)).toBeGreaterThan(marker / 2 + animalRadius)
      const badge = { x: step.x - marker / 2 + 3, y: step.y - marker / 2 + 8 }
      expect(Math.hypot(badge.x - at.x, badge.y - at.y)).toBeGreaterThan(24 + animalRadius)
    }
    for (const place of Object.values(signs)) {
      const foot = toPx(place)
      const aside = Math.abs(foot.x - at.x) > 55 + animalRadius
      const aboveOrBelow = at.y > foot.y + animalRadius || at.y < foot.y - 80 - animalRadius
      expect(aside || aboveOrBelow).toBe(true)
    }
  },
)

function stageToPx(world: 1 | 2 | 3 | 4, orientation: Orientation) {
  const { width } = stages[orientation]
  const height = orientation === 'portrait' ? tallHeights[world] : stages.landscape.height
  return ({ x, y }: StagePlace) => ({ x: (x * width) / 100, y: (y * height) / 100 })
}
