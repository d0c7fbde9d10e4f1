/** The line of a map's trail: through all its steps, and where the drawing wants it in between. */
import { mapPositions, type Orientation, type WorldId } from '../../packages/ui/src/scenes/positions.ts'
import { samplePoints, parsePoints, type Point } from './pen.ts'
import { toPoints, type Ground } from './trail.ts'

/** After which step (0: before the first) the trail goes through which points, in percent. */
export type TrailBends = Record<Orientation, Record<number, string>>

const inPercent = ({ width, height }: Ground, text: string): Point[] =>
  parsePoints(text).map(([x, y]): Point => [(x * width) / 100, (y * height) / 100])

/** Points of a line written in percent of the ground, sampled finely. */
export const routeLine = (ground: Ground, text: string, density = 10): Point[] =>
  samplePoints(inPercent(ground, text), density)

export function routeTrail(
  world: WorldId,
  orientation: Orientation,
  ground: Ground,
  bends: TrailBends,
  density = 16,
): Point[] {
  const between = (step: number): Point[] => {
    const text = bends[orientation][step]
    return text === undefined ? [] : inPercent(ground, text)
  }
  const steps = mapPositions[world][orientation].steps.flatMap((step, i) =>
    toPoints(ground, [step]).concat(between(i + 1)),
  )
  return samplePoints(between(0).concat(steps), density)
}
