import { fill } from '@letterliaan/texts'
import { caveTexts } from '@letterliaan/texts/cave'
import type { Diamond } from './puzzle.ts'

/** Gems differ in shape and dots, not only in colour. */
export interface GemAppearance {
  readonly shape: string
  /** In a square of 100 × 100. */
  readonly outline: string
  readonly tones: readonly [light: string, body: string, shade: string, glow: string]
}

type Point = readonly [x: number, y: number]

function rays(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, i): Point => {
    const angle = (i * Math.PI) / count - Math.PI / 2
    const radius = i % 2 === 0 ? outer : inner
    return [50 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius]
  })
  return `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}z`
}

export const gemAppearances: Readonly<Record<Diamond, GemAppearance>> = {
  1: {
    shape: caveTexts.shapes[1],
    outline: 'M10 90C4 44 40 6 92 8C96 60 58 96 10 90z',
    tones: ['#c9f5a8', '#6fcf5c', '#35913a', '#8dff7a'],
  },
  2: {
    shape: caveTexts.shapes[2],
    outline: 'M50 3C62 28 83 42 83 65A33 33 0 0 1 17 65C17 42 38 28 50 3z',
    tones: ['#c4f1ff', '#49bfe8', '#1c7fb4', '#6fe0ff'],
  },
  3: {
    shape: caveTexts.shapes[3],
    outline: rays(10, 48, 37),
    tones: ['#ffe0b0', '#f5923f', '#bb571a', '#ffb15c'],
  },
  4: {
    shape: caveTexts.shapes[4],
    outline: rays(5, 50, 25),
    tones: ['#ecd9ff', '#a870ea', '#6a36b4', '#d9a8ff'],
  },
}

export const describeGem = (diamond: Diamond): string =>
  fill(caveTexts.gem, { shape: gemAppearances[diamond].shape, count: diamond })

/** In a square of 100 × 100. */
export const gemDots: Readonly<Record<Diamond, readonly Point[]>> = {
  1: [[50, 56]],
  2: [
    [40, 62],
    [60, 62],
  ],
  3: [
    [50, 40],
    [39, 58],
    [61, 58],
  ],
  4: [
    [42, 46],
    [58, 46],
    [42, 62],
    [58, 62],
  ],
}
