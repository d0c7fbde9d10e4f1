/**
 * Crowns, bushes and lianas as definitions: drawn once, placed many times. They take two colours from where they are
 * placed: `fill` for the shade and `color` for the leaves; the sunny side is a light laid thinly over it.
 * Sizes: a crown reaches about 100 to each side of (0, 0), a bush stands 100 high on it, a liana hangs 300 down from it.
 */
import { seededRandom } from '@letterliaan/rules/random'
import {
  randomBetween,
  curvePath,
  formatNumbers,
  samplePoints,
  scallops,
  parsePoints,
  type Random,
} from './pen.ts'
import { movePath } from './transform.ts'

/** The colours of sunlight on leaves; a drawing at dusk or night has its own (see drawing.ts). */
export const sunlightColors = ['#c3f03e', '#e4ff6e'] as const

const lightFill = `fill="${sunlightColors[0]}" fill-opacity=".34"`
const shineFill = `fill="${sunlightColors[1]}" fill-opacity=".46"`

function leafAt(x: number, y: number, size: number, angle: number): string {
  const [upX, upY] = [Math.sin(angle) * size, -Math.cos(angle) * size]
  const [sideX, sideY] = [Math.cos(angle) * size * 0.42, Math.sin(angle) * size * 0.42]
  return `M${formatNumbers(Math.round(x), Math.round(y))}q${formatNumbers(Math.round(upX * 0.5 + sideX), Math.round(upY * 0.5 + sideY), Math.round(upX), Math.round(upY))}q${formatNumbers(Math.round(-upX * 0.5 - sideX), Math.round(-upY * 0.5 - sideY), Math.round(-upX), Math.round(-upY))}`
}

/** Leaves that stick out round an ellipse, so that its edge is leafy and not a cloud's. */
function leafyEdge(x: number, y: number, rx: number, ry: number, size: number, random: Random): string {
  const count = Math.round(rx / 4.5) + 4
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i + random() * 0.7) / count) * 2 * Math.PI
    return leafAt(
      x + Math.cos(turn) * rx * 0.86,
      y + Math.sin(turn) * ry * 0.86,
      size * randomBetween(random, 0.8, 1.3),
      turn + Math.PI / 2 + randomBetween(random, -0.6, 0.6),
    )
  }).join('')
}

function flecks(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  random: Random,
): string {
  return Array.from({ length: count }, () => {
    const turn = random() * 2 * Math.PI
    const reach = Math.sqrt(random())
    return leafAt(
      x + Math.cos(turn) * rx * reach,
      y + Math.sin(turn) * ry * reach,
      size * randomBetween(random, 0.7, 1.2),
      randomBetween(random, -2.6, 2.6),
    )
  }).join('')
}

/** A round tuft of leaves, about 55 to each side, lit from the upper right: its shade, its body and its light. */
function drawTuft(seed: number): readonly [shade: string, body: string, light: string] {
  const random = seededRandom(seed)
  return [
    scallops(0, 0, 55, 46, 12, random) + leafyEdge(0, 0, 55, 46, 17, random),
    scallops(4, -6, 47, 38, 11, random),
    scallops(15, -16, 27, 20, 8, random),
  ]
}

const tuftPaths = [drawTuft(61), drawTuft(62)] as const

function drawRow(tufts: string): string {
  const parts = parsePoints(tufts).map(([x, y], i) =>
    tuftPaths[i % 2 === 0 ? 0 : 1].map((d) => movePath(d, x, y)),
  )
  const merge = (part: number): string => parts.map((paths) => paths[part]).join('')
  return `<path d="${merge(0)}"/><path fill="currentColor" d="${merge(1)}"/><path ${lightFill} d="${merge(2)}"/>`
}

function defineOfTufts(
  id: string,
  rows: readonly string[],
  shine: readonly [x: number, y: number, rx: number, ry: number],
): string {
  return `<g id="${id}">${rows.map(drawRow).join('')}<path ${shineFill} d="${flecks(...shine, 14, 17, seededRandom(id.length))}"/></g>`
}

function defineLiana(id: string, seed: number, line: string): string {
  const random = seededRandom(seed)
  const spine = samplePoints(parsePoints(line), 7)
  const heart = (x: number, y: number, size: number, angle: number, whole: boolean): string => {
    const at = (dx: number, dy: number): string =>
      formatNumbers(
        Math.round(x + (dx * Math.cos(angle) - dy * Math.sin(angle)) * size),
        Math.round(y + (dx * Math.sin(angle) + dy * Math.cos(angle)) * size),
      )
    const back = whole
      ? `C${at(-0.12, 0.78)} ${at(-0.5, 0.5)} ${at(-0.42, 0.18)} ${at(-0.4, -0.1)} ${at(-0.14, -0.18)} ${at(0, 0.06)}`
      : ''
    return `M${at(0, 0.06)}C${at(0.14, -0.18)} ${at(0.4, -0.1)} ${at(0.42, 0.18)} ${at(0.5, 0.5)} ${at(0.12, 0.78)} ${at(0, 1)}${back}z`
  }
  const leaves = spine
    .filter((_, i) => i > 0 && i % 2 === 0)
    .map(
      ([x, y], i) =>
        [
          x,
          y,
          randomBetween(random, 27, 42),
          (i % 2 === 0 ? 1 : -1) * randomBetween(random, 0.4, 1.05),
        ] as const,
    )
  return `<g id="${id}"><path fill="none" stroke="#35552a" stroke-width="7" stroke-linecap="round" d="${curvePath(parsePoints(line))}"/><path fill="currentColor" d="${leaves.map((args) => heart(...args, true)).join('')}"/><path fill="#06301f" fill-opacity=".24" d="${leaves.map((args) => heart(...args, false)).join('')}"/></g>`
}

export const crownDefinitions: Record<string, string> = {
  crown: defineOfTufts('crown', ['-64,16 66,18', '-32,-38 38,-33', '0,30', '10,-6'], [18, -14, 80, 58]),
  dome: defineOfTufts('dome', ['-88,18 90,22', '-46,-18 52,-20', '-4,-36', '2,14'], [20, -12, 96, 44]),
  bush: defineOfTufts('bush', ['-52,-34 54,-31', '2,-52'], [10, -50, 66, 32]),
  liana: defineLiana('liana', 64, '0,0 14,90 -8,190 6,300'),
  vine: defineLiana('vine', 65, '0,0 -16,70 12,160 -4,220'),
}
