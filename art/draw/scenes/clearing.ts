/** The clearing of an exercise: pale and quiet, leaves only at the edges, so that the word is the hero. */
import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../drawing.ts'
import { ridge, treetops, type Point } from '../pen.ts'
import { leafFan, liana, sunRays } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, path, place } from '../svg.ts'

const sceneWidth = 1600
const sceneHeight = 1000

const along = (heights: string, lift = 0): Point[] => {
  const ys = heights.split(' ').map(Number)
  return ys.map((y, i): Point => [-60 + ((sceneWidth + 120) * i) / (ys.length - 1), y - lift])
}

function drawGlade(): string {
  const random = seededRandom(41)
  const hollow = '290 380 480 530 540 530 480 380 290'
  const body =
    path(`M0 0H${sceneWidth}V${sceneHeight}H0z`, 'url(#air)') +
    path(treetops(along(hollow, 160), 60, sceneHeight, random), '#d9f0c6') +
    path(treetops(along(hollow, 90), 70, sceneHeight, random), '#cdeab8') +
    path(treetops(along(hollow, 20), 84, sceneHeight, random), '#bfe2a8') +
    ellipse(800, 330, 760, 470, 'url(#light)') +
    sunRays(800, -160, 1300, '-30,4,.5 -14,5,.6 3,4,.5 18,5,.6 34,4,.4', 'url(#ray)') +
    path(ridge(along('640 624 652 668 652 624 640'), sceneHeight), '#d3eaa9') +
    path(ridge(along('720 704 744 760 744 704 720'), sceneHeight), '#c6e399') +
    ellipse(800, 860, 900, 200, 'url(#pool)')
  const defs =
    linearGradient('air', '#dff4ec #f8fadc #d8edb4') +
    radialGradient('light', '#fffdea/.95 #fffdea/0') +
    radialGradient('pool', '#f3fac8/.9 #f3fac8/0') +
    radialGradient('ray', '.2:#fffceb #fffceb/0', [800, -160, 1100])
  return writeSvg({ width: sceneWidth, height: sceneHeight, defs, body })
}

/** One side of the frame, against the left edge; the other is its mirror image. */
function drawSide(): string {
  const random = seededRandom(43)
  const body =
    liana(46, -10, 260, '#8cc47c') +
    liana(112, -14, 150, '#9bcf88', true) +
    leafFan('palm', -34, -20, 250, [112, 146, 172], ['#8ec483', '#9ccc8e', '#8ec483'], random) +
    leafFan('monstera', -24, -24, 140, [100, 136, 168], ['#a3d193', '#b0da9d', '#a3d193'], random) +
    leafFan('palm', -30, 1010, 300, [66, 34, -4], ['#6fae6d', '#7cb975', '#6fae6d'], random) +
    leafFan('banana', -30, 1030, 250, [52, 20], ['#83be74', '#90c97c'], random) +
    leafFan('monstera', -26, 1024, 150, [78, 42, 8], ['#93ca7d', '#a1d387', '#8ac279'], random) +
    place('mushroom', 150, 992, 0.56, 4, '#f0a08c') +
    place('daisy', 206, 996, 0.5, -4, '#fff') +
    place('bells', 244, 1000, 0.56, 4, '#bcb0ee')
  return writeSvg({ width: 400, height: 1000, fit: 'xMinYMax slice', body })
}

export const clearing = (): Record<string, string> => ({
  'clearing-glade': drawGlade(),
  'clearing-side': drawSide(),
})
