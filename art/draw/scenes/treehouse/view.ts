/** The jungle at sunset through the opening, with its worlds in the distance. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../../drawing.ts'
import { ridge, treetops, type Point } from '../../pen.ts'
import { crown, liana, sunRays } from '../../plants.ts'
import { ellipse, linearGradient, radialGradient, line, path, place } from '../../svg.ts'
import { palmTree, type Bark } from '../../trees.ts'
import { roomShapes } from './places.ts'

const duskBark: Bark = ['#2c2447', '#3a2d55', '#574070']

/** A line of heights from the left of the view to its right. */
const across = (left: number, right: number, heights: string, top: number): Point[] => {
  const ys = heights.split(' ').map(Number)
  return ys.map((y, i): Point => [left + ((right - left) * i) / (ys.length - 1), top + y])
}

/** The mountain of world 4: crystals on its top catch the last light. */
const mountain = (x: number, foot: number, size: number): string => {
  const at = (dx: number, dy: number): string =>
    `${Math.round(x + dx * size)} ${Math.round(foot - dy * size)}`
  return (
    path(
      `M${at(-1.3, 0)}L${at(-0.5, 0.72)}L${at(-0.28, 0.66)}L${at(0, 1.1)}L${at(0.3, 0.7)}L${at(0.55, 0.78)}L${at(1.4, 0)}z`,
      '#8d6aa8',
    ) +
    path(
      `M${at(0, 1.1)}L${at(0.3, 0.7)}L${at(0.55, 0.78)}L${at(1.4, 0)}H${Math.round(x + 0.2 * size)}L${at(0.1, 0.5)}z`,
      '#7a5a99',
    ) +
    path(`M${at(-0.1, 0.95)}L${at(0, 1.1)}L${at(0.1, 0.96)}L${at(0.03, 0.86)}z`, '#ffe3f4') +
    path(
      `M${at(-0.06, 1)}l${size * 0.02} ${-size * 0.22}l${size * 0.05} ${size * 0.18}zM${at(0.05, 0.98)}l${size * 0.06} ${-size * 0.16}l${size * 0.02} ${size * 0.17}z`,
      '#c9f3ff',
    )
  )
}

/** The temple of world 3: steps up to a lit door. */
const temple = (x: number, foot: number, size: number): string => {
  const step = (half: number, low: number, high: number): string =>
    `M${Math.round(x - half * size)} ${Math.round(foot - low * size)}h${Math.round(2 * half * size)}l${Math.round(-0.12 * size)} ${Math.round((low - high) * size)}h${Math.round((0.24 - 2 * half) * size)}z`
  return (
    path(step(1, 0, 0.5) + step(0.74, 0.5, 0.95) + step(0.48, 0.95, 1.35), '#755384') +
    path(
      `M${Math.round(x - 0.14 * size)} ${Math.round(foot - 0.95 * size)}h${Math.round(0.28 * size)}v${Math.round(-0.3 * size)}h${Math.round(-0.28 * size)}z`,
      '#ffd98a',
    )
  )
}

export function drawView(orientation: Orientation): string {
  const random = seededRandom(311)
  const { width, height, floor, opening } = roomShapes[orientation]
  const left = opening.x - opening.half - 40
  const right = opening.x + opening.half + 40
  const k = opening.half / 268
  const top = opening.top
  const horizon = top + (floor - top) * 0.62
  const sunX = opening.x - 60 * k
  const hills = (heights: string, bump: number): string =>
    treetops(across(left, right, heights, horizon), bump * k, floor + 40, random)
  const body =
    `<rect x="${left}" y="${top - 40}" width="${right - left}" height="${floor + 80 - top}" fill="url(#dusk)"/>` +
    ellipse(sunX, horizon - 40 * k, 330 * k, 300 * k, 'url(#sunset)') +
    sunRays(
      sunX,
      horizon - 40 * k,
      560 * k,
      '100,4,.3 128,5,.35 155,4,.3 182,5,.35 208,4,.3 236,5,.35 262,4,.3',
      'url(#ray)',
    ) +
    ellipse(sunX, horizon - 46 * k, 84 * k, 84 * k, '#fff3b8') +
    line(
      `M${left} ${horizon - 190 * k}q${60 * k} ${-16 * k} ${130 * k} 0t${120 * k}-4M${opening.x + 60 * k} ${horizon - 250 * k}q${60 * k} ${14 * k} ${120 * k} 0t${110 * k} 0M${opening.x - 40 * k} ${horizon - 130 * k}q${50 * k} ${-12 * k} ${110 * k} 0`,
      '#ffd0b0',
      10 * k,
      'opacity=".7"',
    ) +
    mountain(opening.x + 130 * k, horizon + 20, 150 * k) +
    path(ridge(across(left, right, '-6 -34 -14 -44 -20 -36 -4', horizon), floor + 40), '#b07aa0') +
    path(hills('24 2 30 10 34 6 28', 26), '#8a5f93') +
    temple(left + 118 * k, horizon + 60 * k, 64 * k) +
    path(hills('70 50 84 60 88 54 66', 32), '#66508a') +
    palmTree(left + 150 * k, horizon + 130 * k, 52 * k, ['#4d4180', '#5a4a8c', '#6b5899'], duskBark, 0.5) +
    path(hills('120 108 140 118 146 112 124', 40), '#45417a') +
    palmTree(right - 110 * k, horizon + 190 * k, 76 * k, ['#333467', '#3d3d75', '#4a4884'], duskBark, -0.5) +
    path(hills('186 166 200 176 204 170 180', 46), '#2d3a66') +
    crown(left + 30 * k, top + 90 * k, 96 * k, ['#2a4a5c', '#35606a']) +
    crown(right - 20 * k, top + 70 * k, 110 * k, ['#2a4a5c', '#35606a'], -1) +
    liana(left + 90 * k, top + 60 * k, 200 * k, '#35606a') +
    liana(right - 96 * k, top + 70 * k, 160 * k, '#3d6c70', true) +
    place('bird', opening.x + 40 * k, horizon - 190 * k, 0.26 * k, 0, '#5a3f78') +
    place('bird', opening.x + 84 * k, horizon - 214 * k, 0.2 * k, 8, '#5a3f78')
  const defs =
    linearGradient('dusk', '#4b4a95 .3:#a06bb0 .52:#f28f8c .68:#ffc27a #ffe3a0') +
    radialGradient('sunset', '#fff0b0/.95 .4:#ffc98a/.55 #ff9a7a/0') +
    radialGradient('ray', '#fff0c0/.8 #fff0c0/0', [sunX, horizon - 40 * k, 520 * k])
  return writeSvg({ width, height, fit: 'none', light: ['#ffb9a0', '#ffe0b0'], defs, body })
}
