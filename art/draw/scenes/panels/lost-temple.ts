import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../../drawing.ts'
import { drawTemple, letterStone, torch, type StoneTones } from '../../elements/temple.ts'
import { randomBetween, ridge, samplePoints, parsePoints, treetops } from '../../pen.ts'
import { bush, cloud, crown, leafFan, liana, sunRays, type Tones } from '../../plants.ts'
import { ellipse, linearGradient, radialGradient, group, path } from '../../svg.ts'
import { drawTrail } from '../../trail.ts'
import { palmTree } from '../../trees.ts'
import { lineThrough, panelGround, panelHeight, panelWidth } from './panel.ts'

const stoneTones: StoneTones = {
  light: '#e8b98a',
  body: '#b08468',
  shade: '#7d5a55',
  dark: '#4e3540',
  glow: '#ffd76a',
  moss: '#6f8a4a',
}

export function drawLostTemple(): string {
  const random = seededRandom(531)
  const trail = samplePoints(parsePoints('360,860 250,720 340,610 300,530'), 8)
  const dusk: Tones = ['#274a45', '#3d6a4c']
  const palm = ['#28504a', '#3a6a50', '#5d8a55'] as const
  const stars = Array.from({ length: 26 }, () =>
    ellipse(
      randomBetween(random, 0, panelWidth),
      randomBetween(random, 10, 190),
      2,
      2,
      '#ffe9d0',
      'opacity=".7"',
    ),
  ).join('')
  const body =
    path(`M0 0H${panelWidth}V${panelHeight}H0z`, 'url(#sky)') +
    stars +
    ellipse(300, 340, 420, 400, 'url(#sun)') +
    sunRays(
      300,
      350,
      900,
      '-96,3,.4 -114,4,.4 -132,4,.4 -150,3,.4 -168,4,.4 174,3,.4 156,4,.4 138,4,.4 120,3,.4 100,3,.4',
      'url(#ray)',
    ) +
    ellipse(300, 330, 120, 120, '#ffe0a0') +
    group(
      cloud(110, 150, 80, random, '#e79aa0', '#b9708f') + cloud(500, 190, 74, random, '#f4b08a', '#d07f86'),
      'opacity=".8"',
    ) +
    path(treetops(lineThrough('430 440 470 480 470 440 430'), 30, panelHeight, random), '#8a5474') +
    path(treetops(lineThrough('460 466 490 500 490 466 460'), 28, panelHeight, random), '#5f4360') +
    drawTemple(300, 536, 400, stoneTones, random) +
    path(ridge(lineThrough('530 524 540 528 530'), panelHeight), '#b08f58') +
    path(ridge(lineThrough('620 600 630 610 620'), panelHeight), '#84804e') +
    path(ridge(lineThrough('710 700 720 700 712'), panelHeight), '#5a6a4a') +
    drawTrail(
      { ...panelGround, horizon: 500, farScale: 0.5 },
      trail,
      96,
      { edge: '#5a4644', ground: '#a58670', light: '#c4a382', pebbles: ['#d9b692', '#6b5350'] },
      random,
    ) +
    palmTree(60, 590, 76, palm, ['#3a2630', '#5d4038', '#9a6a4a'], 0.5) +
    palmTree(548, 600, 80, palm, ['#3a2630', '#5d4038', '#9a6a4a'], -0.5) +
    torch(212, 590, 60) +
    torch(400, 590, 60) +
    letterStone('m', 120, 700, 84, stoneTones, -4) +
    letterStone('a', 476, 716, 90, stoneTones, 5) +
    bush(180, 760, 46, dusk) +
    bush(430, 780, 40, dusk) +
    crown(0, 10, 110, ['#1d2f3c', '#2b4a48']) +
    crown(610, 20, 120, ['#1d2f3c', '#2b4a48'], -1) +
    liana(70, 70, 190, '#2f5a4c') +
    liana(530, 80, 200, '#2f5a4c', true) +
    leafFan('monstera', -10, 812, 120, [20, 56, 84], ['#223a42', '#2b4a48', '#33584e'], random) +
    leafFan('monstera', 610, 812, 120, [-20, -56, -84], ['#223a42', '#2b4a48', '#33584e'], random)
  const defs =
    linearGradient('sky', '#4a2f7a .2:#8a4a94 .38:#e3787f .52:#ffb673 .66:#ffd98f') +
    radialGradient('sun', '#ffe6a0 .3:#ffc070/.7 #ff9a6a/0') +
    radialGradient('ray', '#ffe6a8 #ffc080/0', [300, 350, 640]) +
    radialGradient('torchlight', '#ffc86a/.7 #ff9a3c/0')
  return writeSvg({ width: panelWidth, height: panelHeight, light: ['#ffab5c', '#ffcf7a'], defs, body })
}
