import type { StagePlace, WorldId } from '../positions.ts'
import type { SceneName } from '../scene-layers.ts'

export type AnimatedKind = 'butterfly' | 'leaf' | 'glint' | 'bird' | 'firefly' | 'spark' | 'glow'

/** An animated detail of a scene, such as a butterfly. */
export interface AnimatedThing {
  readonly kind: AnimatedKind
  readonly color: string
  readonly wide: StagePlace
  /** Its place on a stage that stands tall; the same when left out. */
  readonly tall?: StagePlace
  /** Seconds by which it is out of step with its kind. */
  readonly delay: number
}

const monarchColor = '#ff9a3c'
const blueColor = '#5b9cf0'
const pinkColor = '#ff8fc0'
const glowColor = '#fff3a0'

function at(
  kind: AnimatedKind,
  color: string,
  wide: readonly [number, number],
  delay = 0,
  tall?: readonly [number, number],
): AnimatedThing {
  const place = { kind, color, wide: { x: wide[0], y: wide[1] }, delay }
  return tall === undefined ? place : { ...place, tall: { x: tall[0], y: tall[1] } }
}

export const animatedThingsByWorld: Record<WorldId, readonly AnimatedThing[]> = {
  1: [
    at('butterfly', monarchColor, [24, 62], 0, [60, 77]),
    at('butterfly', blueColor, [66, 48], 2.4, [40, 38]),
    at('butterfly', pinkColor, [80, 68], 4.1, [64, 95]),
    at('leaf', '#7cc04a', [12, 12], 0),
    at('leaf', '#f2c14e', [86, 10], 5),
    at('glint', '#fff', [46, 62], 0, [40, 48]),
    at('glint', '#fff', [52, 74], 0.9, [56, 57]),
    at('glint', '#fff', [57, 86], 1.7, [80, 60]),
    at('glint', '#fff', [58, 43], 2.3, [29, 36]),
    at('bird', '#4d7f94', [30, 16], 0, [30, 12]),
    at('bird', '#4d7f94', [26, 19], 0.6, [22, 14]),
  ],
  2: [
    at('butterfly', pinkColor, [30, 70], 0, [50, 86]),
    at('butterfly', monarchColor, [62, 48], 2.2, [30, 56]),
    at('leaf', '#7cc94f', [22, 14], 0),
    at('leaf', '#b4de63', [58, 12], 3.6),
    at('leaf', '#5cae48', [84, 14], 7),
    at('glint', '#fff', [48, 62], 0, [50, 55]),
    at('glint', '#fff', [52, 74], 1.1, [47, 70]),
    at('bird', '#4f9a80', [40, 26], 0.4, [46, 22]),
  ],
  3: [
    at('firefly', glowColor, [18, 58], 0, [40, 46]),
    at('firefly', glowColor, [38, 78], 1.3, [66, 56]),
    at('firefly', glowColor, [62, 62], 2.2, [30, 68]),
    at('firefly', glowColor, [82, 76], 3.1, [62, 78]),
    at('firefly', glowColor, [50, 56], 4.2, [40, 90]),
    at('firefly', glowColor, [90, 52], 0.7, [78, 36]),
    at('leaf', '#e08a4a', [10, 14], 0),
    at('leaf', '#c96f5a', [88, 16], 6),
    at('bird', '#5b3557', [40, 22], 0.3, [44, 16]),
  ],
  4: [
    at('spark', '#c9f6ff', [57, 8], 0, [42, 5]),
    at('spark', '#ffd9f2', [69, 18], 1.1, [57, 9]),
    at('spark', '#d8ffe6', [50, 22], 2, [17, 20]),
    at('spark', '#e8d9ff', [34, 26], 2.7, [78, 13]),
    at('firefly', '#9ff4ff', [20, 64], 0.4, [34, 52]),
    at('firefly', '#ffb8ec', [46, 80], 1.6, [66, 60]),
    at('firefly', '#9ff4ff', [70, 62], 2.6, [36, 79]),
    at('firefly', '#d6c4ff', [88, 80], 3.5, [64, 89]),
    at('firefly', '#d6c4ff', [30, 48], 4.4, [62, 42]),
  ],
}

export const animatedThingsByScene: Record<SceneName, readonly AnimatedThing[]> = {
  entrance: [
    at('butterfly', monarchColor, [22, 66], 0, [16, 70]),
    at('butterfly', blueColor, [80, 62], 2.6, [82, 76]),
    at('leaf', '#7cc94f', [24, 10], 0),
    at('leaf', '#b4de63', [70, 8], 4.5),
  ],
  overview: [
    at('firefly', glowColor, [12, 78], 0),
    at('firefly', glowColor, [50, 90], 1.7),
    at('firefly', glowColor, [88, 74], 3),
  ],
  camp: [
    at('butterfly', pinkColor, [15, 68], 0),
    at('glint', '#fff', [30, 52], 0.4),
    at('glint', '#fff', [66, 51], 1.5),
  ],
  cave: [
    at('spark', '#c9f6ff', [20, 62], 0),
    at('spark', '#ffd9f2', [82, 58], 1.2),
    at('spark', '#d8ffe6', [12, 78], 2.1),
    at('spark', '#e8d9ff', [90, 76], 2.9),
    at('firefly', '#9ff4ff', [30, 34], 0.6),
    at('firefly', '#ffb8ec', [70, 30], 2.2),
  ],
  hut: [at('firefly', glowColor, [10, 50], 0), at('firefly', glowColor, [93, 30], 1.9)],
  clearing: [],
}

/** In the treehouse: fireflies over the balcony, leaves that blow in, the glow of the lanterns. */
export const treehouseAnimatedThings: readonly AnimatedThing[] = [
  at('glow', '#ffe6a0', [32.5, 25], 0, [14, 9]),
  at('glow', '#ffe6a0', [67.5, 25], 1.4, [84, 9]),
  at('firefly', glowColor, [41, 58], 0, [62, 50]),
  at('firefly', glowColor, [57, 50], 1.7, [84, 44]),
  at('firefly', glowColor, [47, 40], 3, [72, 38]),
  at('firefly', glowColor, [28, 70], 4.1, [46, 70]),
  at('leaf', '#e2703a', [44, 30], 0, [64, 34]),
  at('leaf', '#f2a93b', [56, 26], 5.5, [80, 36]),
]
