import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../../drawing.ts'
import { crystal, crystalCluster, crystalTones } from '../../elements/crystals.ts'
import { drawRock } from '../../elements/rocks.ts'
import { randomBetween, ridge, samplePoints, parsePoints } from '../../pen.ts'
import { bush, leafFan, type Tones } from '../../plants.ts'
import { ellipse, linearGradient, radialGradient, path, place } from '../../svg.ts'
import { drawTrail } from '../../trail.ts'
import { leafTree } from '../../trees.ts'
import { lineThrough, panelGround, panelHeight, panelWidth } from './panel.ts'

export function drawCrystalMountain(): string {
  const random = seededRandom(541)
  const night: Tones = ['#152a5c', '#1f4478']
  const trail = samplePoints(parsePoints('260,860 340,740 250,660 300,560'), 8)
  const stars = Array.from({ length: 60 }, () =>
    ellipse(
      randomBetween(random, 0, panelWidth),
      randomBetween(random, 0, 340),
      randomBetween(random, 1, 2.6),
      randomBetween(random, 1, 2.6),
      '#fff',
      'opacity=".75"',
    ),
  ).join('')
  const arch = (k: number): string =>
    `M${Math.round(300 - 66 * k)} 566Q${Math.round(300 - 70 * k)} ${Math.round(500 - 60 * k)} 292 ${Math.round(500 - 72 * k)}Q${Math.round(300 + 66 * k)} ${Math.round(500 - 62 * k)} ${Math.round(300 + 68 * k)} 566z`
  const body =
    path(`M0 0H${panelWidth}V${panelHeight}H0z`, 'url(#sky)') +
    stars +
    ellipse(140, 150, 200, 200, 'url(#moon)') +
    ellipse(140, 150, 58, 58, '#fff6d2') +
    ellipse(160, 134, 9, 8, '#f2e2b0') +
    ellipse(122, 170, 12, 10, '#f2e2b0') +
    drawRock(
      parsePoints('-20,470 80,400 150,330 220,230 270,160 310,110 350,170 410,250 470,330 540,400 620,460'),
      panelHeight,
      ['#8d84e6', '#5d55b8', '#433c9c'],
      random,
      -1,
    ) +
    crystalCluster(310, 190, 120, crystalTones[1]!, random) +
    crystalCluster(246, 250, 90, crystalTones[0]!, random) +
    crystalCluster(390, 290, 90, crystalTones[2]!, random) +
    crystalCluster(168, 370, 70, crystalTones[3]!, random) +
    crystalCluster(470, 390, 76, crystalTones[0]!, random) +
    drawRock(
      parsePoints('-20,560 90,500 190,470 250,420 300,400 350,424 430,470 510,500 620,550'),
      panelHeight,
      ['#6f68cc', '#48429e', '#352f84'],
      random,
      -1,
    ) +
    ellipse(300, 500, 190, 170, 'url(#cave)') +
    path(arch(1.26), '#6c63c8') +
    path(arch(1.1), '#3a3590') +
    path(arch(1), '#140f3c') +
    path(arch(0.7), '#3c2a7c') +
    path(arch(0.4), '#8f6be8') +
    crystal(222, 572, 70, crystalTones[0]!, -14) +
    crystal(384, 572, 80, crystalTones[2]!, 12) +
    path(ridge(lineThrough('566 560 574 564 566'), panelHeight), '#41549e') +
    path(ridge(lineThrough('660 640 670 650 660'), panelHeight), '#2f4a90') +
    path(ridge(lineThrough('740 724 744 730 740'), panelHeight), '#20346e') +
    drawTrail(
      { ...panelGround, horizon: 540, farScale: 0.5 },
      trail,
      90,
      { edge: '#1d2766', ground: '#6a70cc', light: '#9fb0ff', pebbles: ['#b4c4ff', '#8ff0ff'] },
      random,
    ) +
    leafTree(70, 640, 56, night, ['#171334', '#2c2658', '#5a5aa0'], 1, '#0a0e38') +
    leafTree(540, 650, 60, night, ['#171334', '#2c2658', '#5a5aa0'], 1, '#0a0e38') +
    crystalCluster(120, 720, 90, crystalTones[3]!, random) +
    crystalCluster(470, 730, 100, crystalTones[1]!, random) +
    bush(200, 770, 40, night) +
    bush(410, 784, 40, night) +
    place('mushroom', 176, 740, 0.6, 0, '#58d8f0') +
    place('mushroom', 400, 742, 0.5, 0, '#f07fd0') +
    place('mushroom', 530, 784, 0.7, 0, '#8f7bf5') +
    leafFan('monstera', -10, 812, 120, [20, 56, 84], ['#12295a', '#183668', '#1f467a'], random) +
    leafFan('monstera', 610, 812, 120, [-20, -56, -84], ['#12295a', '#183668', '#1f467a'], random) +
    crystal(40, -6, 90, crystalTones[0]!, 180) +
    crystal(90, -10, 60, crystalTones[2]!, 180) +
    crystal(552, -6, 84, crystalTones[1]!, 180)
  const defs =
    linearGradient('sky', '#0a1038 .34:#1c2268 .52:#46338c .62:#7d4fa8') +
    radialGradient('moon', '#fff3c8/.75 .3:#dfe4ff/.35 #bcd0ff/0') +
    radialGradient('shine', '#a8ecff/.7 #a8c4ff/0') +
    radialGradient('cave', '#c9a0ff/.75 #8f7bff/0')
  return writeSvg({ width: panelWidth, height: panelHeight, light: ['#6fe3ff', '#b6fbff'], defs, body })
}
