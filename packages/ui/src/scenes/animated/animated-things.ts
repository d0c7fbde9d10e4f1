import type { StagePlace, WorldId } from '../positions.ts'
import type { SceneName } from '../scene-layers.ts'

export type AnimatedKind =
  | 'butterfly'
  | 'leaf'
  | 'glint'
  | 'wave'
  | 'fall'
  | 'beam'
  | 'flame'
  | 'bird'
  | 'firefly'
  | 'spark'
  | 'glow'

/** An animated detail of a scene, such as a butterfly. */
export interface AnimatedThing {
  readonly kind: AnimatedKind
  readonly color: string
  readonly wide: StagePlace
  /** Its place on a stage that stands tall; the same when left out. */
  readonly tall?: StagePlace
  /** How far water goes before it fades, in hundredths of the screen's smaller side. */
  readonly travel?: { readonly wide: StagePlace; readonly tall: StagePlace }
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

type Pair = readonly [x: number, y: number]

/** Water: on a wide stage from a place as far as `wide[1]` tells, and so on a tall one. */
function water(
  kind: 'wave' | 'fall',
  wide: readonly [from: Pair, travel: Pair],
  tall: readonly [from: Pair, travel: Pair],
  delay: number,
): AnimatedThing {
  const travel = { wide: { x: wide[1][0], y: wide[1][1] }, tall: { x: tall[1][0], y: tall[1][1] } }
  return { ...at(kind, '#fff', wide[0], delay, tall[0]), travel }
}

/** A waterfall: drops in its breadth, each between two bridges, so that it stays behind them. */
const fallAt = (x: number, y: number, tall: Pair, delay: number): AnimatedThing =>
  water(
    'fall',
    [
      [x, y],
      [0, 7],
    ],
    [tall, [0, 14]],
    delay,
  )

export const animatedThingsByWorld: Record<WorldId, readonly AnimatedThing[]> = {
  1: [
    at('butterfly', monarchColor, [24, 62], 0, [60, 77]),
    at('butterfly', blueColor, [66, 48], 2.4, [40, 38]),
    at('butterfly', pinkColor, [80, 68], 4.1, [64, 95]),
    at('leaf', '#7cc04a', [12, 12], 0),
    at('leaf', '#f2c14e', [86, 10], 5),
    water(
      'wave',
      [
        [44, 58],
        [5, 9],
      ],
      [
        [42, 50.5],
        [18, 9],
      ],
      0,
    ),
    water(
      'wave',
      [
        [46, 62],
        [7, 10],
      ],
      [
        [50, 54],
        [20, 7],
      ],
      2.1,
    ),
    water(
      'wave',
      [
        [48, 68],
        [9, 11],
      ],
      [
        [58, 55],
        [22, 8],
      ],
      4,
    ),
    water(
      'wave',
      [
        [51, 76],
        [6, 12],
      ],
      [
        [66, 58],
        [22, 7],
      ],
      1.2,
    ),
    water(
      'wave',
      [
        [54, 80],
        [5, 12],
      ],
      [
        [78, 58.5],
        [20, 5],
      ],
      3.2,
    ),
    water(
      'wave',
      [
        [53, 88],
        [1, 11],
      ],
      [
        [84, 61],
        [18, 4],
      ],
      5,
    ),
    water(
      'wave',
      [
        [49, 42],
        [-5, 6],
      ],
      [
        [28, 33],
        [0, 14],
      ],
      2.8,
    ),
    at('beam', '#fff3b0', [18, 0], 0),
    at('beam', '#fff3b0', [42, 0], 13),
    at('bird', '#4d7f94', [30, 16], 0, [30, 12]),
    at('bird', '#4d7f94', [26, 19], 0.6, [22, 14]),
  ],
  2: [
    at('butterfly', pinkColor, [30, 70], 0, [50, 86]),
    at('butterfly', monarchColor, [62, 48], 2.2, [30, 56]),
    at('leaf', '#7cc94f', [22, 14], 0),
    at('leaf', '#b4de63', [58, 12], 3.6),
    at('leaf', '#5cae48', [84, 14], 7),
    fallAt(46.5, 25, [42, 24], 0),
    fallAt(49, 24, [47, 25], 0.9),
    fallAt(51.5, 25, [52, 24], 0.4),
    fallAt(53.4, 26, [57, 25], 1.3),
    fallAt(46.8, 44, [43, 38], 0.6),
    fallAt(49.7, 43, [50, 39], 1.4),
    fallAt(52.6, 44, [56, 38], 0.2),
    fallAt(47.4, 66, [44, 54], 1.1),
    fallAt(50.3, 65, [50, 55], 0.3),
    fallAt(52.4, 66, [55, 54], 0.8),
    at('beam', '#f4ffd0', [10, 0], 4),
    at('beam', '#f4ffd0', [56, 0], 17),
    at('bird', '#4f9a80', [40, 26], 0.4, [46, 22]),
  ],
  3: [
    at('firefly', glowColor, [18, 58], 0, [40, 46]),
    at('firefly', glowColor, [38, 78], 1.3, [66, 56]),
    at('firefly', glowColor, [62, 62], 2.2, [30, 68]),
    at('firefly', glowColor, [82, 76], 3.1, [62, 78]),
    at('firefly', glowColor, [50, 56], 4.2, [40, 90]),
    at('firefly', glowColor, [90, 52], 0.7, [78, 36]),
    at('flame', '#ffb257', [43.1, 57.5], 0, [30, 36]),
    at('flame', '#ffb257', [69.4, 70.5], 0.8, [51, 69]),
    at('flame', '#ffb257', [81.2, 43.5], 1.5, [31, 82]),
    at('beam', '#ffd89a', [30, 0], 9),
    at('leaf', '#e08a4a', [10, 14], 0),
    at('leaf', '#c96f5a', [88, 16], 6),
    at('bird', '#5b3557', [40, 22], 0.3, [44, 16]),
  ],
  4: [
    at('spark', '#c9f6ff', [57, 8], 0, [42, 5]),
    at('spark', '#ffd9f2', [69, 18], 1.1, [57, 9]),
    at('spark', '#d8ffe6', [50, 22], 2, [17, 20]),
    at('spark', '#e8d9ff', [34, 26], 2.7, [78, 13]),
    at('glow', '#b79bff', [62, 15], 0, [50, 10]),
    at('beam', '#bfd0ff', [24, 0], 6),
    at('firefly', '#9ff4ff', [20, 64], 0.4, [34, 52]),
    at('firefly', '#ffb8ec', [46, 80], 1.6, [66, 60]),
    at('firefly', '#9ff4ff', [70, 62], 2.6, [36, 79]),
    at('firefly', '#d6c4ff', [88, 80], 3.5, [64, 89]),
    at('firefly', '#d6c4ff', [30, 48], 4.4, [62, 42]),
  ],
}

/** What comes out in the evening where the sun shines by day. */
export const eveningThings: readonly AnimatedThing[] = [
  at('firefly', glowColor, [16, 66], 0, [34, 40]),
  at('firefly', glowColor, [40, 76], 1.6, [66, 52]),
  at('firefly', glowColor, [68, 50], 2.9, [30, 76]),
  at('firefly', glowColor, [86, 78], 4.1, [70, 88]),
]

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
