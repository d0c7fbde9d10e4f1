/** World 1: the sunny edge of the forest, with a river. */
import type { Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { LEAVES } from '../leaves.ts'
import { createRandom, ridge } from '../pen.ts'
import { cloud, crown, leafFan, liana, sunRays, trunk, type Tones } from '../plants.ts'
import { ellipse, fade, glow, group, path, writeSvg } from '../svg.ts'
import { drawGround, GROUND } from './world-1-ground.ts'

function drawSky(): string {
  const random = createRandom(11)
  const body =
    path('M0 0H1600V1000H0z', 'url(#sky)') +
    ellipse(1180, 190, 520, 520, 'url(#sun)') +
    sunRays(
      1180,
      190,
      1500,
      [
        [-78, 5, 0.3],
        [-58, 4, 0.36],
        [-40, 6, 0.3],
        [-20, 4, 0.34],
        [0, 6, 0.26],
        [22, 5, 0.34],
        [44, 4, 0.3],
        [66, 5, 0.3],
      ],
      'url(#ray)',
    ) +
    ellipse(1180, 190, 86, 86, '#fff6c8') +
    ellipse(1180, 190, 70, 70, '#ffe27a') +
    group(
      cloud(330, 170, 130, random) +
        cloud(760, 120, 90, random) +
        cloud(120, 320, 80, random) +
        cloud(1430, 290, 105, random),
      'opacity=".92"',
    ) +
    path(
      ridge(
        [
          [-20, 470],
          [140, 380],
          [260, 420],
          [420, 330],
          [600, 430],
          [760, 390],
          [930, 440],
          [1100, 360],
          [1290, 430],
          [1440, 370],
          [1620, 440],
        ],
        1000,
      ),
      '#a9d3d6',
    ) +
    path(
      ridge(
        [
          [-20, 500],
          [180, 450],
          [380, 480],
          [560, 430],
          [800, 490],
          [1020, 450],
          [1240, 490],
          [1420, 440],
          [1620, 490],
        ],
        1000,
      ),
      '#b9dcb8',
    )
  const defs =
    fade('sky', [
      [0, '#63c3ee'],
      [0.32, '#a4e0f4'],
      [0.5, '#fdf3c8'],
      [0.6, '#e8efb0'],
    ]) +
    glow('sun', [
      [0, '#fff4b8', 0.95],
      [0.3, '#ffeFa0'.toLowerCase(), 0.55],
      [1, '#fff4c8', 0],
    ]) +
    '<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="1180" cy="190" r="1100"><stop offset="0" stop-color="#fff7cf"/><stop offset="1" stop-color="#fff7cf" stop-opacity="0"/></radialGradient>'
  return writeSvg({ width: 1600, height: 1000, fit: 'xMidYMin slice', defs, body })
}

function drawFrame(orientation: Orientation): string {
  const random = createRandom(31)
  const wide = orientation === 'landscape'
  const { width: w, height: h } = GROUND[orientation]
  const k = wide ? 1 : 0.72
  const dark: Tones = ['#123f2c', '#1b5a35', '#2a773c', '#46963f']
  const leaves = ['#14492f', '#1d6338', '#2c7d3e', '#3f9442']
  const corner = (x: number, y: number, turn: number, size: number): string =>
    leafFan(
      'palm',
      x,
      y,
      size * 1.1,
      [turn - 62, turn + 58, turn - 20],
      ['#14492f', '#1a5733', '#1d6338'],
      random,
    ) +
    leafFan('banana', x, y, size, [turn - 44, turn + 34, turn], ['#1d6338', '#2c7d3e', '#25723a'], random) +
    leafFan('monstera', x, y, size * 0.62, [turn - 70, turn + 62, turn - 26, turn + 22], leaves, random)
  const body =
    group(trunk(-34 * k, h + 20, -10 * k, -20, 150 * k, ['#3c2413', '#6b4424', '#a9763f'], random)) +
    crown(-20 * k, 40 * k, 190 * k, dark, random, 1, 18) +
    crown(170 * k, -36 * k, 130 * k, dark, random, 1, 14) +
    crown(330 * k, -66 * k, 96 * k, dark, random, 1, 8) +
    crown(w + 10, 20, 160 * k, dark, random, -1, 16) +
    crown(w - 150 * k, -50 * k, 110 * k, dark, random, -1, 10) +
    liana(
      [
        [66 * k, 90 * k],
        [80 * k, 190 * k],
        [62 * k, 300 * k],
      ],
      6 * k,
      ['#2c5a2c', '#3f9442', '#5cae48', '#2c7d3e'],
      random,
      2,
    ) +
    liana(
      [
        [150 * k, 30 * k],
        [166 * k, 110 * k],
        [156 * k, 180 * k],
      ],
      5 * k,
      ['#2c5a2c', '#3f9442', '#5cae48'],
      random,
      2,
    ) +
    liana(
      [
        [w - 70 * k, 90 * k],
        [w - 88 * k, 170 * k],
        [w - 72 * k, 240 * k],
      ],
      6 * k,
      ['#2c5a2c', '#3f9442', '#5cae48', '#2c7d3e'],
      random,
      2,
    ) +
    corner(-16, h + 22, 34, 190 * k) +
    corner(w + 16, h + 24, -34, 210 * k) +
    leafFan('fern', w * 0.3, h + 12, 90 * k, [-46, -16, 12, 40], ['#1d6338', '#2c7d3e', '#3f9442'], random) +
    leafFan('fern', w * 0.72, h + 14, 100 * k, [-40, -12, 18, 46], ['#1d6338', '#2c7d3e', '#3f9442'], random)
  return writeSvg({
    width: w,
    height: h,
    fit: 'none',
    defs: ['leaf', 'palm', 'banana', 'monstera', 'heart', 'fern'].map((id) => LEAVES[id]).join(''),
    body,
  })
}

export const world1 = (): Record<string, string> => ({
  'world-1-sky': drawSky(),
  'world-1-ground-wide': drawGround('landscape'),
  'world-1-ground-tall': drawGround('portrait'),
  'world-1-frame-wide': drawFrame('landscape'),
  'world-1-frame-tall': drawFrame('portrait'),
})
