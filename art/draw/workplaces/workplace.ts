/** What the workplaces share: their sizes, their pieces, and the outline of what stands in them. */
import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../drawing.ts'
import { inkColor } from '../buddies/style.ts'
import { formatNumber, lerp, pickRandom, randomBetween, type Point, type Random } from '../pen.ts'
import { group, place } from '../svg.ts'

/** Both are seen from the bottom up: on a low screen their upper part is cropped. */
export const stageHeight = 320
export const stageWidths = { wide: 1600, tall: 520 } as const
export type StageShape = keyof typeof stageWidths

/** So many right words can each change it: as many as the longest exercise has. */
export const pieceCount = 20

/** Its foot's middle, and its width, in the stage's units. */
export interface Piece {
  readonly of: string
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Where the buddy's feet are. */
export type Spot = Point

export interface Stage {
  readonly width: number
  /** How far all but the details is lowered: a thin strip shows the lowest part only. */
  readonly sink: number
  readonly look?: LayerLook
  readonly ground: string
  /** Before the pieces and the buddy. */
  readonly front?: string
  /** What may be missing: plants at the lower edge. Left out where a child asks for rest. */
  readonly details: string
  /** What comes when all is done, behind the buddy. */
  readonly done: string
  readonly pieces: readonly Piece[]
  /** From where it begins to where it ends: the buddy is as far on it as the work is. */
  readonly route: readonly Spot[]
}

export interface WorkplaceArt {
  /** Behind the whole screen, 1600 × 1000. */
  readonly air: string
  /** The pieces by name, each a file with its own size. */
  readonly things: Readonly<Record<string, { readonly size: Point; readonly svg: string }>>
  readonly stage: (shape: StageShape) => Stage
}

export const airWidth = 1600
export const airHeight = 1000

/** The part of a stage in which the work is. */
export const workArea = (shape: StageShape): readonly [left: number, right: number] =>
  shape === 'wide' ? [330, 1270] : [92, 428]

/** A line over the whole width through these heights. */
export const across = (width: number, heights: string): Point[] => {
  const ys = heights.split(' ').map(Number)
  return ys.map((y, i): Point => [-40 + ((width + 80) * i) / (ys.length - 1), y])
}

/** `count` points from left to right; `height(part)` tells how high, part 0 to 1. */
export const spread = (
  [left, right]: readonly [number, number],
  count: number,
  height: (part: number) => number,
): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const part = count === 1 ? 0.5 : i / (count - 1)
    return [lerp(left, right, part), height(part)]
  })

/** Gradients, of which a layer takes those that it uses, and the light on leaves. */
export interface LayerLook {
  readonly defs?: string
  readonly light?: readonly [string, string]
}

/** Only the gradients that it uses. */
const definitionsOf = (body: string, defs: string): string =>
  Array.from(defs.matchAll(/<(\w+Gradient) id="(\w+)".*?<\/\1>/g), ([definition, , id]) =>
    body.includes(`url(#${id})`) ? definition : '',
  ).join('')

export const drawLayer = (
  width: number,
  body: string,
  sink: number,
  { defs = '', ...look }: LayerLook = {},
): string =>
  writeSvg({
    width,
    height: stageHeight,
    fit: 'xMidYMax slice',
    ...look,
    defs: definitionsOf(body, defs),
    body: sink === 0 ? body : group(body, `transform="translate(0 ${sink})"`),
  })

export const drawAir = (body: string, look: LayerLook = {}): string =>
  writeSvg({ width: airWidth, height: airHeight, fit: 'xMidYMax slice', ...look, body })

/** A piece is drawn from (0, 0) at its upper left corner. */
export const drawThing = (width: number, height: number, body: string) => ({
  size: [width, height] as Point,
  svg: writeSvg({
    width,
    height,
    fit: 'xMidYMid meet',
    body: `<g stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
  }),
})

export const inked = (d: string, fill: string, width = 4): string =>
  `<path fill="${fill}" stroke="${inkColor}" stroke-width="${formatNumber(width)}" stroke-linejoin="round" d="${d}"/>`

/** Grass and flowers strewn over a strip of ground, thinner where `keepsFree` says so. */
export function strew(
  seed: number,
  count: number,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  kinds: readonly (readonly [id: string, color: string, size: number])[],
): string {
  const random: Random = seededRandom(seed)
  const spots = Array.from({ length: count }, () => ({
    x: randomBetween(random, left, right),
    y: randomBetween(random, top, bottom),
    kind: pickRandom(random, kinds),
    size: randomBetween(random, 0.8, 1.2),
  }))
  return spots
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, kind: [id, color, size], size: by }) => place(id, x, y, size * by, 0, color))
    .join('')
}
