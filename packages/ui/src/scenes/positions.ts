export type WorldId = 1 | 2 | 3 | 4

export type Orientation = 'landscape' | 'portrait'

export interface StagePlace {
  readonly x: number
  readonly y: number
}

interface StagePositions {
  /** Step 1 is at index 0. */
  readonly steps: readonly StagePlace[]
  signs: { previous?: StagePlace; next?: StagePlace }
  /** Only in world 4, if `end_reward_4_collected` (MAP-8). */
  cave?: StagePlace
}

type Pairs = readonly (readonly [x: number, y: number])[]

const toPlaces = (pairs: Pairs): StagePlace[] => pairs.map(([x, y]) => ({ x, y }))

// prettier-ignore
const landscapePositions = {
  1: [[9, 84], [19, 71], [29.5, 83], [36, 66.5], [27, 53], [61.5, 60], [72, 73], [84, 83], [91, 66], [79, 53]],
  2: [
    [9, 81], [24, 85], [40, 81], [57, 85], [74, 81], [90, 69],
    [77, 57], [60, 61], [43, 57], [26, 61], [10, 50],
    [23, 36], [40, 40], [60, 36], [79, 38],
  ],
  3: [
    [8, 84], [20, 88], [33, 84], [46, 88], [59, 84], [72, 88], [85, 83], [92, 69],
    [80, 66], [67, 70], [54, 66], [41, 70], [28, 66], [15, 70], [7.5, 56],
    [19, 49], [32, 53], [45, 49], [58, 52], [70, 47],
  ],
  4: [
    [8, 86], [21, 89], [34, 86], [47, 89], [60, 86], [73, 89], [86, 85], [93, 73],
    [81, 70], [69, 73], [57, 70], [45, 73], [33, 70], [21, 73], [10.5, 66],
    [15, 54], [27, 57], [39, 54], [51, 57], [63, 54], [75, 56], [84, 46],
    [72, 39], [60, 41], [48, 37],
  ],
} as const satisfies Record<WorldId, Pairs>

// prettier-ignore
const portraitPositions = {
  1: [[20, 91], [47, 87.5], [76, 84], [80, 73], [51, 69.5], [22, 65.5], [20, 54.5], [57, 48.5], [80, 42], [60, 34]],
  2: [
    [17, 91], [50, 93.5], [83, 91], [83, 77], [50, 79.5], [17, 77],
    [17, 62], [50, 64.5], [83, 62], [83, 47], [50, 49.5], [17, 47],
    [17, 32], [50, 34.5], [83, 32],
  ],
  3: [
    [17, 93], [50, 95], [83, 92.5], [83, 82], [50, 84], [17, 82],
    [17, 71.5], [50, 73.5], [83, 71], [83, 60.5], [50, 62.5], [17, 60.5],
    [17, 50], [50, 52], [83, 49.5], [83, 39.5], [50, 41.5], [17, 39.5],
    [29, 30.5], [58, 31.5],
  ],
  4: [
    [17, 94], [50, 95.5], [83, 93.5], [83, 84], [50, 85.5], [17, 84],
    [17, 74.5], [50, 76], [83, 74.5], [83, 65], [50, 66.5], [17, 65],
    [17, 55.5], [50, 57], [83, 55.5], [83, 46], [50, 47.5], [17, 46],
    [17, 36.5], [50, 38], [83, 36.5], [80, 27.5], [50, 29], [21, 26.5],
    [44, 19.5],
  ],
} as const satisfies Record<WorldId, Pairs>

/** Positions of steps and signs in each world, which has 10, 15, 20 or 25 steps (MAP-1). */
export const mapPositions: Record<WorldId, Record<Orientation, StagePositions>> = {
  1: {
    landscape: { steps: toPlaces(landscapePositions[1]), signs: { next: { x: 91, y: 45 } } },
    portrait: { steps: toPlaces(portraitPositions[1]), signs: { next: { x: 84, y: 31 } } },
  },
  2: {
    landscape: {
      steps: toPlaces(landscapePositions[2]),
      signs: { previous: { x: 5, y: 73 }, next: { x: 92, y: 41 } },
    },
    portrait: {
      steps: toPlaces(portraitPositions[2]),
      signs: { previous: { x: 30, y: 88.4 }, next: { x: 88, y: 24 } },
    },
  },
  3: {
    landscape: {
      steps: toPlaces(landscapePositions[3]),
      signs: { previous: { x: 4.5, y: 74 }, next: { x: 83, y: 49 } },
    },
    portrait: {
      steps: toPlaces(portraitPositions[3]),
      signs: { previous: { x: 33, y: 90.8 }, next: { x: 84, y: 31 } },
    },
  },
  4: {
    landscape: {
      steps: toPlaces(landscapePositions[4]),
      signs: { previous: { x: 4.5, y: 78 } },
      cave: { x: 36, y: 33 },
    },
    portrait: {
      steps: toPlaces(portraitPositions[4]),
      signs: { previous: { x: 33, y: 92.2 } },
      cave: { x: 75, y: 15 },
    },
  },
}
