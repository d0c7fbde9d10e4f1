/**
 * Crowns, bushes and lianas as definitions: drawn once, placed many times. They take two colours from where they are
 * placed: `fill` for the shade and `color` for the leaves; the sunny side is a light laid thinly over it.
 * Sizes: a crown reaches about 100 to each side of (0, 0), a bush stands 100 high on it, a liana hangs 300 down from it.
 */
import {
  between,
  createRandom,
  curve,
  join,
  sample,
  scallops,
  trace,
  type Point,
  type Random,
} from './pen.ts'

/** The colours of sunlight on leaves; a drawing at dusk or night has its own (see drawing.ts). */
export const SUNLIGHT = ['#c3f03e', '#e4ff6e'] as const

const LIGHT = `fill="${SUNLIGHT[0]}" fill-opacity=".34"`
const SHINE = `fill="${SUNLIGHT[1]}" fill-opacity=".46"`

/** A small leaf as part of a larger path. */
function leafAt(x: number, y: number, size: number, angle: number): string {
  const [upX, upY] = [Math.sin(angle) * size, -Math.cos(angle) * size]
  const [sideX, sideY] = [Math.cos(angle) * size * 0.42, Math.sin(angle) * size * 0.42]
  return `M${join(Math.round(x), Math.round(y))}q${join(Math.round(upX * 0.5 + sideX), Math.round(upY * 0.5 + sideY), Math.round(upX), Math.round(upY))}q${join(Math.round(-upX * 0.5 - sideX), Math.round(-upY * 0.5 - sideY), Math.round(-upX), Math.round(-upY))}`
}

/** Leaves that stick out round an ellipse, so that its edge is leafy and not a cloud's. */
function leafyEdge(x: number, y: number, rx: number, ry: number, size: number, random: Random): string {
  const count = Math.round(rx / 4.5) + 4
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i + random() * 0.7) / count) * 2 * Math.PI
    return leafAt(
      x + Math.cos(turn) * rx * 0.86,
      y + Math.sin(turn) * ry * 0.86,
      size * between(random, 0.8, 1.3),
      turn + Math.PI / 2 + between(random, -0.6, 0.6),
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
      size * between(random, 0.7, 1.2),
      between(random, -2.6, 2.6),
    )
  }).join('')
}

/** One round clump, lit from the upper right. */
function drawClump(x: number, y: number, rx: number, ry: number, leaf: number, random: Random): string {
  const bumps = Math.max(9, Math.round(rx / 4))
  return (
    `<path d="${scallops(x, y, rx, ry, bumps, random)}${leafyEdge(x, y, rx, ry, leaf, random)}"/>` +
    `<path fill="currentColor" d="${scallops(x + rx * 0.08, y - ry * 0.13, rx * 0.86, ry * 0.82, bumps - 1, random)}"/>` +
    `<path ${LIGHT} d="${scallops(x + rx * 0.27, y - ry * 0.34, rx * 0.5, ry * 0.44, Math.max(7, bumps - 3), random)}"/>`
  )
}

function defineCrown(id: string, seed: number, spots: readonly Point[]): string {
  const random = createRandom(seed)
  const clumps = spots.map(([x, y]) =>
    drawClump(x + between(random, -7, 7), y, between(random, 50, 60), between(random, 42, 50), 17, random),
  )
  return `<g id="${id}">${clumps.join('')}<path ${SHINE} d="${flecks(18, -14, 80, 58, 16, 17, random)}"/></g>`
}

function defineBush(id: string, seed: number): string {
  const random = createRandom(seed)
  const clumps = [
    drawClump(-54, -34, 50, 38, 15, random),
    drawClump(55, -30, 52, 36, 15, random),
    drawClump(0, -52, 62, 48, 15, random),
  ]
  return `<g id="${id}">${clumps.join('')}<path ${SHINE} d="${flecks(8, -48, 70, 34, 10, 15, random)}"/></g>`
}

/** A stem in the shade colour with hearts of leaves to both sides. */
function defineLiana(id: string, seed: number, line: string): string {
  const random = createRandom(seed)
  const spine = sample(trace(line), 7)
  /** A heart, or its right half (for the shade). */
  const heart = (x: number, y: number, size: number, angle: number, whole: boolean): string => {
    const at = (dx: number, dy: number): string =>
      join(
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
        [x, y, between(random, 27, 42), (i % 2 === 0 ? 1 : -1) * between(random, 0.4, 1.05)] as const,
    )
  return `<g id="${id}"><path fill="none" stroke="#35552a" stroke-width="7" stroke-linecap="round" d="${curve(trace(line))}"/><path fill="currentColor" d="${leaves.map((args) => heart(...args, true)).join('')}"/><path fill="#06301f" fill-opacity=".24" d="${leaves.map((args) => heart(...args, false)).join('')}"/></g>`
}

export const CROWNS: Record<string, string> = {
  crown: defineCrown('crown', 61, trace('-62,17 64,20 -30,-36 36,-31 0,29 8,-5')),
  dome: defineCrown('dome', 62, trace('-84,18 86,22 -44,-16 50,-18 -4,-34 0,14')),
  bush: defineBush('bush', 63),
  liana: defineLiana('liana', 64, '0,0 14,90 -8,190 6,300'),
  vine: defineLiana('vine', 65, '0,0 -16,70 12,160 -4,220'),
}
