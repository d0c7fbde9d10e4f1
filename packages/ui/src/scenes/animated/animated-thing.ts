import type { StagePlace } from '../positions.ts'

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

export interface AnimatedThing {
  readonly kind: AnimatedKind
  readonly color: string
  readonly wide: StagePlace
  readonly tall?: StagePlace
  /** Distance that water moves before it fades, in hundredths of the screen's smaller side. */
  readonly travel?: { readonly wide: StagePlace; readonly tall: StagePlace }
  /** How far the animation has started already (seconds). */
  readonly delay: number
}

export function createAnimatedThing(
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

export function createWater(
  kind: 'wave' | 'fall',
  wide: readonly [from: Pair, travel: Pair],
  tall: readonly [from: Pair, travel: Pair],
  delay: number,
): AnimatedThing {
  const travel = { wide: { x: wide[1][0], y: wide[1][1] }, tall: { x: tall[1][0], y: tall[1][1] } }
  return { ...createAnimatedThing(kind, '#fff', wide[0], delay, tall[0]), travel }
}

export const createWaterfall = (x: number, y: number, tall: Pair, delay: number): AnimatedThing =>
  createWater(
    'fall',
    [
      [x, y],
      [0, 7],
    ],
    [tall, [0, 14]],
    delay,
  )
