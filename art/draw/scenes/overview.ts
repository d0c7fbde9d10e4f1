import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../drawing.ts'
import { randomBetween, pickRandom, treetops, type Point } from '../pen.ts'
import { leafFan, sunRays } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, path, place } from '../svg.ts'

const sceneWidth = 1600
const sceneHeight = 1000

const along = (heights: string): Point[] =>
  heights.split(' ').map((y, i, all): Point => [-60 + ((sceneWidth + 120) * i) / (all.length - 1), Number(y)])

function drawShade(): string {
  const random = seededRandom(91)
  const leaves = (count: number, low: number, high: number, colors: readonly string[]): string =>
    Array.from({ length: count }, (_, i) =>
      leafFan(
        pickRandom(random, ['banana', 'palm', 'monstera']),
        (i + 0.5) * (sceneWidth / count) + randomBetween(random, -30, 30),
        sceneHeight + 30,
        randomBetween(random, low, high),
        [-34, 32, -4],
        colors,
        random,
      ),
    ).join('')
  const body =
    path(`M0 0H${sceneWidth}V${sceneHeight}H0z`, 'url(#shade)') +
    path(treetops(along('240 330 420 470 420 330 240'), 70, sceneHeight, random), '#2f8a5a', 'opacity=".7"') +
    path(treetops(along('380 460 540 590 540 460 380'), 76, sceneHeight, random), '#24784e', 'opacity=".8"') +
    ellipse(800, 470, 860, 560, 'url(#light)') +
    sunRays(800, -220, 1600, '-36,4,.4 -22,5,.5 -7,4,.5 9,5,.5 25,4,.4', 'url(#ray)') +
    leaves(11, 150, 220, ['#186043', '#1c6b48', '#15553c']) +
    leaves(13, 90, 140, ['#114a35', '#0e4030', '#165a3e']) +
    place('flower', 210, 930, 0.5, 0, '#f2637e') +
    place('flower', 1380, 940, 0.5, 0, '#ffd24d') +
    place('flower', 1010, 965, 0.4, 0, '#ff9a4d') +
    place('flower', 560, 962, 0.4, 0, '#c79bff')
  const defs =
    linearGradient('shade', '#7fd0a0 .4:#3f9f6c #14543a') +
    radialGradient('light', '#fdfbd0/.8 .5:#d8f0a8/.4 #d8f0a8/0') +
    radialGradient('ray', '#fffbd8 #fffbd8/0', [800, -220, 1400])
  return writeSvg({ width: sceneWidth, height: sceneHeight, defs, body })
}

export const overview = (): Record<string, string> => ({ 'overview-shade': drawShade() })
