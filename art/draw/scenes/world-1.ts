/** World 1: the sunny edge of the forest, with a river. */
import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../drawing.ts'
import { ridge, parsePoints } from '../pen.ts'
import { cloud, crown, leafFan, liana, sunRays, trunk, type Tones } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, group, path, place } from '../svg.ts'
import type { Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { drawGround, grounds } from './world-1-ground.ts'

const darkTones: Tones = ['#123f2c', '#1f6238']

function drawSky(): string {
  const random = seededRandom(11)
  const body =
    path('M0 0H1600V1000H0z', 'url(#sky)') +
    ellipse(1180, 190, 560, 560, 'url(#sun)') +
    sunRays(
      1180,
      190,
      1500,
      '-78,5,.5 -58,4,.6 -40,6,.5 -20,4,.5 0,6,.4 22,5,.5 44,4,.5 66,5,.5 104,6,.4 138,5,.4 -104,5,.4 -134,6,.4',
      'url(#ray)',
    ) +
    ellipse(1180, 190, 84, 84, '#fff6c8') +
    ellipse(1180, 190, 68, 68, '#ffe48a') +
    cloud(330, 170, 130, random) +
    cloud(760, 112, 90, random) +
    cloud(60, 300, 80, random) +
    cloud(1450, 280, 100, random) +
    group(cloud(560, 300, 60, random) + cloud(950, 290, 52, random), 'opacity=".8"') +
    path(
      ridge(
        parsePoints(
          '-20,470 140,380 260,420 420,330 600,430 760,390 930,440 1100,360 1290,430 1440,370 1620,440',
        ),
        1000,
      ),
      '#a9d6dc',
    ) +
    path(
      ridge(parsePoints('-20,500 180,450 380,480 560,430 800,490 1020,450 1240,490 1420,440 1620,490'), 1000),
      '#b9dcb8',
    )
  const defs =
    linearGradient('sky', '#56baea .32:#a4e0f4 .5:#fdf3c8 .6:#e8efb0') +
    radialGradient('sun', '#fff4b8/.95 .3:#ffefa0/.55 #fff4c8/0') +
    radialGradient('ray', '#fff7cf #fff7cf/0', [1180, 190, 1000])
  return writeSvg({ width: 1600, height: 1000, fit: 'xMidYMin slice', defs, body })
}

/** The nearest plants, which frame the picture. `k` makes it smaller on a tall stage. */
function drawFrame(orientation: Orientation): string {
  const random = seededRandom(31)
  const { width: w, height: h } = grounds[orientation]
  const k = orientation === 'landscape' ? 1 : 0.72
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
  const ferns = (x: number, size: number): string =>
    leafFan('fern', x, h + 12, size, [-46, -16, 12, 40], ['#1d6338', '#2c7d3e', '#3f9442'], random)
  const body =
    trunk(-34 * k, h + 20, -10 * k, -20, 150 * k, ['#3c2413', '#6b4424', '#a9763f'], random) +
    liana(50 * k, h * 0.52, 240 * k, '#3f9442', false, 14) +
    liana(66 * k, 90 * k, 230 * k, '#2f8040') +
    liana(158 * k, 40 * k, 170 * k, '#3f9442', true) +
    liana(300 * k, 10 * k, 110 * k, '#2f8040') +
    liana(w - 70 * k, 90 * k, 210 * k, '#2f8040', true) +
    liana(w - 190 * k, 10 * k, 120 * k, '#3f9442') +
    crown(330 * k, -66 * k, 100 * k, darkTones) +
    crown(170 * k, -40 * k, 134 * k, darkTones) +
    crown(-20 * k, 40 * k, 190 * k, darkTones) +
    crown(w - 150 * k, -56 * k, 112 * k, darkTones, -1) +
    crown(w + 10, 20, 160 * k, darkTones, -1) +
    corner(-16, h + 22, 34, 190 * k) +
    corner(w + 16, h + 24, -34, 210 * k) +
    ferns(w * 0.3, 80 * k) +
    ferns(w * 0.72, 90 * k) +
    place('hibiscus', 118 * k, h - 2, 0.72 * k, 10, '#f2637e') +
    place('hibiscus', w - 150 * k, h - 4, 0.72 * k, -10, '#ff8f5c')
  return writeSvg({ width: w, height: h, fit: 'none', body })
}

export const world1 = (): Record<string, string> => ({
  'world-1-sky': drawSky(),
  'world-1-ground-wide': drawGround('landscape'),
  'world-1-ground-tall': drawGround('portrait'),
  'world-1-frame-wide': drawFrame('landscape'),
  'world-1-frame-tall': drawFrame('portrait'),
})
