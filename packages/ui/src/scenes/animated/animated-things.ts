import type { Look } from '../../pictures/look.ts'
import type { WorldId } from '../positions.ts'
import type { SceneName } from '../scene-layers.ts'
import { createWaterfall, createAnimatedThing, createWater, type AnimatedThing } from './animated-thing.ts'

const monarchColor = '#ff9a3c'
const blueColor = '#5b9cf0'
const pinkColor = '#ff8fc0'
const glowColor = '#fff3a0'

export const animatedThingsByWorld: Record<WorldId, readonly AnimatedThing[]> = {
  1: [
    createAnimatedThing('butterfly', monarchColor, [24, 62], 0, [60, 77]),
    createAnimatedThing('butterfly', blueColor, [66, 48], 2.4, [40, 38]),
    createAnimatedThing('butterfly', pinkColor, [80, 68], 4.1, [64, 95]),
    createAnimatedThing('leaf', '#7cc04a', [12, 12], 0),
    createAnimatedThing('leaf', '#f2c14e', [86, 10], 5),
    createWater(
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
    createWater(
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
    createWater(
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
    createWater(
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
    createWater(
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
    createWater(
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
    createWater(
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
    createAnimatedThing('beam', '#fff3b0', [18, 0], 0),
    createAnimatedThing('beam', '#fff3b0', [42, 0], 13),
    createAnimatedThing('bird', '#4d7f94', [30, 16], 0, [30, 12]),
    createAnimatedThing('bird', '#4d7f94', [26, 19], 0.6, [22, 14]),
  ],
  2: [
    createAnimatedThing('butterfly', pinkColor, [30, 70], 0, [50, 86]),
    createAnimatedThing('butterfly', monarchColor, [62, 48], 2.2, [30, 56]),
    createAnimatedThing('leaf', '#7cc94f', [22, 14], 0),
    createAnimatedThing('leaf', '#b4de63', [58, 12], 3.6),
    createAnimatedThing('leaf', '#5cae48', [84, 14], 7),
    createWaterfall(46.5, 25, [42, 24], 0),
    createWaterfall(49, 24, [47, 25], 0.9),
    createWaterfall(51.5, 25, [52, 24], 0.4),
    createWaterfall(53.4, 26, [57, 25], 1.3),
    createWaterfall(46.8, 44, [43, 38], 0.6),
    createWaterfall(49.7, 43, [50, 39], 1.4),
    createWaterfall(52.6, 44, [56, 38], 0.2),
    createWaterfall(47.4, 66, [44, 54], 1.1),
    createWaterfall(50.3, 65, [50, 55], 0.3),
    createWaterfall(52.4, 66, [55, 54], 0.8),
    createAnimatedThing('beam', '#f4ffd0', [10, 0], 4),
    createAnimatedThing('beam', '#f4ffd0', [56, 0], 17),
    createAnimatedThing('bird', '#4f9a80', [40, 26], 0.4, [46, 22]),
  ],
  3: [
    createAnimatedThing('firefly', glowColor, [18, 58], 0, [40, 46]),
    createAnimatedThing('firefly', glowColor, [38, 78], 1.3, [66, 56]),
    createAnimatedThing('firefly', glowColor, [62, 62], 2.2, [30, 68]),
    createAnimatedThing('firefly', glowColor, [82, 76], 3.1, [62, 78]),
    createAnimatedThing('firefly', glowColor, [50, 56], 4.2, [40, 90]),
    createAnimatedThing('firefly', glowColor, [90, 52], 0.7, [78, 36]),
    createAnimatedThing('flame', '#ffb257', [43.1, 57.5], 0, [30, 36]),
    createAnimatedThing('flame', '#ffb257', [69.4, 70.5], 0.8, [51, 69]),
    createAnimatedThing('flame', '#ffb257', [81.2, 43.5], 1.5, [31, 82]),
    createAnimatedThing('beam', '#ffd89a', [30, 0], 9),
    createAnimatedThing('leaf', '#e08a4a', [10, 14], 0),
    createAnimatedThing('leaf', '#c96f5a', [88, 16], 6),
    createAnimatedThing('bird', '#5b3557', [40, 22], 0.3, [44, 16]),
  ],
  4: [
    createAnimatedThing('spark', '#c9f6ff', [57, 8], 0, [42, 5]),
    createAnimatedThing('spark', '#ffd9f2', [69, 18], 1.1, [57, 9]),
    createAnimatedThing('spark', '#d8ffe6', [50, 22], 2, [17, 20]),
    createAnimatedThing('spark', '#e8d9ff', [34, 26], 2.7, [78, 13]),
    createAnimatedThing('glow', '#b79bff', [62, 15], 0, [50, 10]),
    createAnimatedThing('beam', '#bfd0ff', [24, 0], 6),
    createAnimatedThing('firefly', '#9ff4ff', [20, 64], 0.4, [34, 52]),
    createAnimatedThing('firefly', '#ffb8ec', [46, 80], 1.6, [66, 60]),
    createAnimatedThing('firefly', '#9ff4ff', [70, 62], 2.6, [36, 79]),
    createAnimatedThing('firefly', '#d6c4ff', [88, 80], 3.5, [64, 89]),
    createAnimatedThing('firefly', '#d6c4ff', [30, 48], 4.4, [62, 42]),
  ],
}

export const eveningThings: readonly AnimatedThing[] = [
  createAnimatedThing('firefly', glowColor, [16, 66], 0, [34, 40]),
  createAnimatedThing('firefly', glowColor, [40, 76], 1.6, [66, 52]),
  createAnimatedThing('firefly', glowColor, [68, 50], 2.9, [30, 76]),
  createAnimatedThing('firefly', glowColor, [86, 78], 4.1, [70, 88]),
]

const thingsByScene: Record<SceneName, readonly AnimatedThing[]> = {
  entrance: [
    createAnimatedThing('butterfly', monarchColor, [22, 66], 0, [16, 70]),
    createAnimatedThing('butterfly', blueColor, [80, 62], 2.6, [82, 76]),
    createAnimatedThing('leaf', '#7cc94f', [24, 10], 0),
    createAnimatedThing('leaf', '#b4de63', [70, 8], 4.5),
  ],
  overview: [
    createAnimatedThing('firefly', glowColor, [12, 78], 0),
    createAnimatedThing('firefly', glowColor, [50, 90], 1.7),
    createAnimatedThing('firefly', glowColor, [88, 74], 3),
  ],
  camp: [
    createAnimatedThing('butterfly', pinkColor, [15, 68], 0),
    createAnimatedThing('glint', '#fff', [30, 52], 0.4),
    createAnimatedThing('glint', '#fff', [66, 51], 1.5),
  ],
  cave: [
    createAnimatedThing('spark', '#c9f6ff', [20, 62], 0),
    createAnimatedThing('spark', '#ffd9f2', [82, 58], 1.2),
    createAnimatedThing('spark', '#d8ffe6', [12, 78], 2.1),
    createAnimatedThing('spark', '#e8d9ff', [90, 76], 2.9),
    createAnimatedThing('firefly', '#9ff4ff', [30, 34], 0.6),
    createAnimatedThing('firefly', '#ffb8ec', [70, 30], 2.2),
  ],
  hut: [
    createAnimatedThing('firefly', glowColor, [10, 50], 0),
    createAnimatedThing('firefly', glowColor, [93, 30], 1.9),
  ],
  clearing: [],
}

const inTent: readonly AnimatedThing[] = [createAnimatedThing('glow', '#f0b45a', [50.5, 61], 0.7, [71, 54])]

export const listAnimatedThings = (name: SceneName, look: Look): readonly AnimatedThing[] =>
  name === 'hut' && look === 'field-camp' ? inTent : thingsByScene[name]
