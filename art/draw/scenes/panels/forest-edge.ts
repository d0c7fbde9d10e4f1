import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../../drawing.ts'
import { ridge, samplePoints, parsePoints, treetops } from '../../pen.ts'
import { bush, cloud, crown, leafFan, liana, sunRays, type Tones } from '../../plants.ts'
import { drawRiver } from '../../river.ts'
import { ellipse, linearGradient, radialGradient, path, place } from '../../svg.ts'
import { bananaPlant, barkColors, kapokTree, leafTree, palmTree } from '../../trees.ts'
import { lineThrough, panelGround, panelHeight, panelWidth } from './panel.ts'

const sunnyTones: Tones = ['#256f3f', '#43963f']

export function drawForestEdge(): string {
  const random = seededRandom(511)
  const river = samplePoints(parsePoints('330,352 300,372 352,410 300,470 250,540 320,640 330,860'), 8)
  const body =
    path(`M0 0H${panelWidth}V${panelHeight}H0z`, 'url(#sky)') +
    ellipse(420, 170, 300, 300, 'url(#sun)') +
    sunRays(
      420,
      170,
      900,
      '-70,4,.5 -46,5,.5 -22,4,.5 4,5,.5 30,4,.5 60,5,.5 100,5,.4 -104,5,.4 140,5,.4 -140,5,.4',
      'url(#ray)',
    ) +
    ellipse(420, 170, 58, 58, '#ffe48a') +
    cloud(160, 150, 90, random) +
    cloud(330, 262, 52, random) +
    path(ridge(lineThrough('330 270 310 250 300 276 330'), panelHeight), '#a9d6dc') +
    path(treetops(lineThrough('330 300 316 330 322 300 324'), 26, panelHeight, random), '#8fc592') +
    path(treetops(lineThrough('350 330 344 352 346 330 344'), 24, panelHeight, random), '#62a865') +
    path(ridge(lineThrough('370 362 372 364 370'), panelHeight), '#d9ea90') +
    path(ridge(lineThrough('460 440 470 446 462'), panelHeight), '#bfdf6c') +
    path(ridge(lineThrough('590 560 600 570 590'), panelHeight), '#9ccb54') +
    leafTree(92, 420, 54, ['#3f8a50', '#62a955'], barkColors) +
    palmTree(470, 410, 54, ['#49a055', '#5fb456', '#88c866'], barkColors, -0.5) +
    palmTree(210, 400, 40, ['#62a468', '#7cb96e', '#9fce7c'], barkColors, 0.4) +
    drawRiver(panelGround, river, (part) => 24 + 130 * part, random) +
    kapokTree(520, 560, 92, sunnyTones, barkColors, 3.2) +
    bananaPlant(110, 600, 110, ['#2f8446', '#43963f', '#63b04a'], random) +
    bush(500, 640, 50, sunnyTones) +
    bush(170, 690, 44, sunnyTones) +
    place('lily', 268, 562, 0.5) +
    place('lotus', 340, 650, 0.44, 0, '#ff9ec0') +
    place('lily', 350, 720, 0.56) +
    [
      [80, 720, 'hibiscus', '#f2637e'],
      [140, 760, 'tulip', '#ff9a4d'],
      [470, 720, 'daisy', '#fff'],
      [520, 760, 'mushroom', '#e2503e'],
      [440, 770, 'bells', '#8f7be8'],
      [560, 710, 'daisy', '#ffd0e0'],
    ]
      .map(([x, y, id, color]) => place(id as string, x as number, y as number, 0.56, 0, color as string))
      .join('') +
    crown(-10, 20, 120, ['#123f2c', '#1f6238']) +
    crown(620, 10, 130, ['#123f2c', '#1f6238'], -1) +
    liana(60, 70, 200, '#2f8040') +
    leafFan('monstera', -10, 812, 110, [20, 56, 84], ['#1d6338', '#2c7d3e', '#3f9442'], random) +
    leafFan('monstera', 610, 812, 110, [-20, -56, -84], ['#1d6338', '#2c7d3e', '#3f9442'], random)
  const defs =
    linearGradient('sky', '#56baea .4:#a4e0f4 .52:#fdf3c8') +
    radialGradient('sun', '#fff4b8/.95 #fff4c8/0') +
    radialGradient('ray', '#fff7cf #fff7cf/0', [420, 170, 620]) +
    linearGradient('water', '#c8f3f0 .22:#7dd6e6 #2b9fca')
  return writeSvg({ width: panelWidth, height: panelHeight, defs, body })
}
