/** World 4: the crystal mountain at night, with the cave. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../drawing.ts'
import { crystal, crystalTones } from '../elements/crystals.ts'
import { drawRock } from '../elements/rocks.ts'
import { randomBetween, curvePath, ovals, samplePoints, parsePoints, type Point } from '../pen.ts'
import { cloud, crown, leafFan, liana } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, group, path, place } from '../svg.ts'
import { drawGround, grounds, lightColors, nearTones } from './world-4-ground.ts'

function drawSky(): string {
  const random = seededRandom(411)
  const stars = Array.from({ length: 130 }, () => {
    const r = randomBetween(random, 1.2, 3)
    return { x: randomBetween(random, 0, 1600), y: randomBetween(random, 0, 460), rx: r, ry: r }
  })
  const sky = ['#fff', '#cfe6ff', '#fff0c4', '#a9c4f0'].map((color, nth) =>
    path(ovals(stars.filter((_, i) => i % 4 === nth)), color, 'opacity=".85"'),
  )
  const sparkle = (x: number, y: number, r: number): string =>
    path(
      `M${x} ${y - r}q${r * 0.12} ${r * 0.88} ${r} ${r}q${-r * 0.88} ${r * 0.12} ${-r} ${r}q${-r * 0.12} ${-r * 0.88} ${-r} ${-r}q${r * 0.88} ${-r * 0.12} ${r} ${-r}z`,
      '#fff',
    )
  const curtain = (points: string, height: number, fill: string, opacity: number): string => {
    const top = samplePoints(parsePoints(points), 6)
    return path(
      `${curvePath(top)}L${curvePath(top.toReversed().map(([x, y]): Point => [x + 30, y - height])).slice(1)}z`,
      fill,
      `opacity="${opacity}"`,
    )
  }
  const body =
    path('M0 0H1600V1000H0z', 'url(#sky)') +
    sky.join('') +
    curtain('-40,300 240,220 480,300 760,200 1040,270 1320,180 1640,240', 190, 'url(#aurora)', 0.75) +
    curtain('-40,390 300,330 620,390 900,300 1240,350 1640,290', 150, 'url(#aurora2)', 0.5) +
    ellipse(330, 190, 330, 330, 'url(#moonlight)') +
    ellipse(330, 190, 92, 92, '#fff6d2') +
    ellipse(318, 180, 84, 84, '#fffbe6') +
    ellipse(366, 162, 15, 13, '#f2e2b0') +
    ellipse(300, 226, 20, 17, '#f2e2b0') +
    ellipse(352, 224, 9, 8, '#f2e2b0') +
    sparkle(620, 110, 13) +
    sparkle(1220, 90, 16) +
    sparkle(1460, 200, 11) +
    sparkle(90, 80, 12) +
    sparkle(980, 60, 10) +
    group(
      cloud(640, 300, 100, random, '#4b4a9c', '#3a3a86') +
        cloud(1350, 330, 120, random, '#4b4a9c', '#3a3a86') +
        cloud(60, 360, 90, random, '#4b4a9c', '#3a3a86'),
      'opacity=".5"',
    ) +
    drawRock(
      parsePoints(
        '-40,520 120,400 220,440 330,360 470,470 600,410 760,500 900,430 1060,500 1200,400 1330,450 1460,370 1640,480',
      ),
      1000,
      ['#5b57b4', '#423f94', '#322f7c'],
      random,
      -1,
    )
  const defs =
    linearGradient('sky', '#0a1038 .3:#1c2268 .48:#46338c .58:#7d4fa8') +
    linearGradient('aurora', '#5fffd0/0 .6:#5fffd0/.35 #8fd0ff/.75', [0, 0, 0, 1]) +
    linearGradient('aurora2', '#d08cff/0 #d08cff/.6') +
    radialGradient('moonlight', '#fff3c8/.7 .3:#dfe4ff/.35 #bcd0ff/0')
  return writeSvg({ width: 1600, height: 1000, fit: 'xMidYMin slice', defs, body })
}

function drawFrame(orientation: Orientation): string {
  const random = seededRandom(431)
  const { width: w, height: h } = grounds[orientation]
  const k = orientation === 'landscape' ? 1 : 0.72
  const fan = (x: number, turn: number, size: number): string =>
    leafFan(
      'palm',
      x,
      h + 20,
      size * 1.1,
      [turn - 58, turn + 54, turn - 12],
      ['#070f30', '#0c1840'],
      random,
    ) +
    leafFan('banana', x, h + 20, size * 0.9, [turn - 36, turn + 28], ['#12295a', '#183668'], random) +
    leafFan(
      'monstera',
      x,
      h + 20,
      size * 0.6,
      [turn - 66, turn + 58, turn],
      ['#183668', '#12295a', '#1f467a'],
      random,
    )
  const hanging = (x: number, y: number, size: number, kind: number): string =>
    crystal(x * k, y, size * k, crystalTones[kind]!, 180)
  const body =
    drawRock(
      [
        [-10, -10],
        [-10, h * 0.3],
        [40 * k, h * 0.2],
        [70 * k, h * 0.1],
        [150 * k, h * 0.06],
        [240 * k, h * 0.03],
        [300 * k, -10],
      ].map(([x = 0, y = 0]): Point => [x, y]),
      -20,
      ['#2a2a74', '#1a1a54', '#12123e'],
      random,
    ) +
    hanging(92, h * 0.08, 90, 0) +
    hanging(150, h * 0.05, 64, 1) +
    hanging(48, h * 0.16, 70, 2) +
    liana(w - 50 * k, 70 * k, 270 * k, '#173a6a', true) +
    liana(w - 140 * k, 30 * k, 180 * k, '#1f4c7c') +
    crown(w - 170 * k, -50 * k, 118 * k, nearTones, -1) +
    crown(w + 10, 10, 180 * k, nearTones, -1) +
    fan(-16, 34, 180 * k) +
    fan(w + 16, -34, 190 * k) +
    place('mushroom', 120 * k, h + 2, 0.8 * k, 6, '#58d8f0') +
    place('mushroom', 176 * k, h + 4, 0.52 * k, -6, '#f07fd0') +
    place('mushroom', w - 130 * k, h + 2, 0.74 * k, -6, '#8f7bf5') +
    leafFan('fern', w * 0.32, h + 12, 84 * k, [-44, -14, 14, 42], ['#0f2250', '#173462', '#1f467a'], random) +
    leafFan('fern', w * 0.68, h + 12, 90 * k, [-44, -14, 14, 42], ['#0f2250', '#173462', '#1f467a'], random)
  return writeSvg({ width: w, height: h, fit: 'none', light: lightColors, body })
}

export const world4 = (): Record<string, string> => ({
  'world-4-sky': drawSky(),
  'world-4-ground-wide': drawGround('landscape'),
  'world-4-ground-tall': drawGround('portrait'),
  'world-4-frame-wide': drawFrame('landscape'),
  'world-4-frame-tall': drawFrame('portrait'),
})
