import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../../drawing.ts'
import { drawRock } from '../../elements/rocks.ts'
import { drawRopeBridge } from '../../elements/rope-bridge.ts'
import { treehouse } from '../../elements/treehouse.ts'
import { drawWaterfall } from '../../elements/waterfall.ts'
import { samplePoints, spaceEvenly, parsePoints, treetops } from '../../pen.ts'
import { crown, leafFan, liana, sunRays, trunk } from '../../plants.ts'
import { ellipse, linearGradient, radialGradient, path, place } from '../../svg.ts'
import { lineThrough, panelHeight, panelWidth } from './panel.ts'

export function drawCanopy(): string {
  const random = seededRandom(521)
  const bridge = spaceEvenly(samplePoints(parsePoints('-20,520 120,566 300,586 480,566 620,520'), 10), 9)
  const high = spaceEvenly(samplePoints(parsePoints('110,352 220,386 380,386 500,346'), 10), 7)
  const body =
    path(`M0 0H${panelWidth}V${panelHeight}H0z`, 'url(#air)') +
    ellipse(200, 60, 400, 300, 'url(#light)') +
    path(treetops(lineThrough('230 250 220 240 226 250 230'), 30, panelHeight, random), '#c3ead0') +
    drawRock(
      parsePoints('120,800 150,420 200,300 250,260 350,256 400,300 450,430 480,800'),
      panelHeight,
      ['#a4ceb6', '#86b8a0', '#6da38d'],
      random,
    ) +
    drawWaterfall(
      300,
      262,
      690,
      92,
      { water: 'url(#water)', light: '#fff', shade: '#58b4c8', foam: '#f2fffb' },
      random,
    ) +
    crown(224, 282, 36, ['#5da57a', '#79bd84']) +
    crown(382, 284, 38, ['#5da57a', '#79bd84']) +
    ellipse(300, 690, 300, 130, 'url(#spray)') +
    sunRays(80, -100, 1000, '4,4,.5 20,5,.5 38,5,.5', 'url(#ray)') +
    path(treetops(lineThrough('690 670 700 680 700 670 690'), 40, panelHeight, random), '#4fae84') +
    trunk(96, 830, 92, -20, 92, ['#4a2f18', '#7c5230', '#b0804a'], random) +
    trunk(508, 830, 512, -20, 92, ['#4a2f18', '#7c5230', '#b0804a'], random) +
    treehouse(510, 352, 1) +
    drawRopeBridge(high, 26, 26) +
    liana(60, 120, 220, '#3d9450') +
    liana(545, 380, 200, '#3d9450', true) +
    drawRopeBridge(bridge, 46, 44) +
    crown(110, 30, 130, ['#1c6b45', '#349450'], 1, 'dome') +
    crown(330, -10, 90, ['#1c6b45', '#349450'], 1, 'dome') +
    crown(500, 40, 140, ['#1c6b45', '#349450'], 1, 'dome') +
    liana(240, 40, 200, '#2f9158') +
    liana(400, 30, 160, '#3d9450', true) +
    path(treetops(lineThrough('760 744 766 750 766 744 760'), 46, panelHeight, random), '#227a54') +
    leafFan('monstera', -10, 812, 120, [20, 56, 84], ['#14573c', '#1c6b46', '#228052'], random) +
    leafFan('monstera', 610, 812, 120, [-20, -56, -84], ['#14573c', '#1c6b46', '#228052'], random) +
    place('flower', 150, 560, 0.4, 0, '#ff8fbd') +
    place('flower', 452, 556, 0.4, 0, '#ffd24d')
  const defs =
    linearGradient('air', '#eefbe4 .4:#c4ecd4 .75:#7cc9a6 #3f9a76') +
    linearGradient('water', '#f4ffff #b7eaf0') +
    radialGradient('light', '#fffde0/.95 #fffde0/0') +
    radialGradient('spray', '#fff/.9 #fff/0') +
    radialGradient('ray', '#fffde0 #fffde0/0', [80, -100, 900])
  return writeSvg({ width: panelWidth, height: panelHeight, defs, body })
}
