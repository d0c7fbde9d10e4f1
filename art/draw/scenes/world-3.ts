/** World 3: the lost temple at dusk, with its ruins, torches and stones that carry letters. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../drawing.ts'
import { randomBetween, ovals, ridge, parsePoints, type Point } from '../pen.ts'
import { cloud, crown, leafFan, liana, sunRays, trunk } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, group, path, place } from '../svg.ts'
import { drawGround, grounds, nightTones, lightColors } from './world-3-ground.ts'

function drawSky(): string {
  const random = seededRandom(311)
  const along = (text: string): Point[] =>
    text.split(' ').map((y, i, all): Point => [-40 + (1680 * i) / (all.length - 1), Number(y)])
  const stars = Array.from({ length: 46 }, () => {
    const r = 1.6 + random() * 1.4
    return { x: randomBetween(random, 0, 1600), y: randomBetween(random, 10, 240), rx: r, ry: r }
  })
  const birds = parsePoints('420,250 470,226 520,246 372,276')
    .map(([x, y], i) => place('bird', x, y, 0.3 - i * 0.03, -6, '#5b3557'))
    .join('')
  const body =
    path('M0 0H1600V1000H0z', 'url(#sky)') +
    path(ovals(stars), '#ffe9d0', 'opacity=".6"') +
    ellipse(1090, 420, 640, 520, 'url(#sun)') +
    sunRays(
      1090,
      430,
      1500,
      '-96,3,.35 -112,3,.4 -128,4,.4 -146,3,.35 -164,4,.4 178,3,.35 160,4,.4 142,3,.35 124,4,.4 106,3,.35',
      'url(#ray)',
    ) +
    ellipse(1090, 420, 150, 150, '#ffd98a') +
    ellipse(1090, 420, 130, 130, '#ffe9b0') +
    group(
      cloud(300, 190, 130, random, '#e79aa0', '#b9708f') +
        cloud(700, 120, 100, random, '#e99f9a', '#b9708f') +
        cloud(1400, 200, 120, random, '#f4b08a', '#d07f86') +
        cloud(900, 290, 70, random, '#ffc590', '#e0908a'),
      'opacity=".75"',
    ) +
    birds +
    path(ridge(along('420 350 400 330 390 360 420 370 330 390'), 1000), '#b0688a') +
    path(ridge(along('450 420 446 400 440 430 452 420 410 440'), 1000), '#94587c')
  const defs =
    linearGradient('sky', '#4a2f7a .22:#8a4a94 .38:#e3787f .5:#ffb673 .62:#ffd98f') +
    radialGradient('sun', '#ffe6a0 .3:#ffc070/.7 #ff9a6a/0') +
    radialGradient('ray', '#ffe6a8 #ffc080/0', [1090, 430, 1100])
  return writeSvg({ width: 1600, height: 1000, fit: 'xMidYMin slice', defs, body })
}

function drawFrame(orientation: Orientation): string {
  const random = seededRandom(331)
  const { width: w, height: h } = grounds[orientation]
  const k = orientation === 'landscape' ? 1 : 0.72
  const fan = (x: number, turn: number, size: number): string =>
    leafFan(
      'palm',
      x,
      h + 20,
      size * 1.1,
      [turn - 58, turn + 54, turn - 12],
      ['#16222f', '#1b2c38'],
      random,
    ) +
    leafFan('banana', x, h + 20, size * 0.9, [turn - 36, turn + 28], ['#223942', '#294648'], random) +
    leafFan(
      'monstera',
      x,
      h + 20,
      size * 0.6,
      [turn - 66, turn + 58, turn],
      ['#2b4a48', '#223a42', '#33584e'],
      random,
    )
  const body =
    trunk(w + 34 * k, h + 20, w + 6 * k, -20, 140 * k, ['#1f1420', '#43303a', '#a3684c'], random) +
    liana(w - 60 * k, 110 * k, 280 * k, '#2f5a4c', true) +
    liana(w - 150 * k, 40 * k, 200 * k, '#274a45') +
    liana(60 * k, 60 * k, 240 * k, '#274a45') +
    liana(160 * k, 10 * k, 150 * k, '#2f5a4c', true) +
    crown(-20, 10, 150 * k, nightTones) +
    crown(130 * k, -40 * k, 110 * k, nightTones) +
    crown(w - 190 * k, -50 * k, 120 * k, nightTones, -1) +
    crown(w - 20, 20, 180 * k, nightTones, -1) +
    fan(-16, 34, 180 * k) +
    fan(w + 10, -34, 190 * k) +
    leafFan('fern', w * 0.28, h + 12, 84 * k, [-44, -14, 14, 42], ['#22394a', '#2b4a48', '#33584e'], random) +
    leafFan('fern', w * 0.68, h + 12, 90 * k, [-44, -14, 14, 42], ['#22394a', '#2b4a48', '#33584e'], random)
  return writeSvg({ width: w, height: h, fit: 'none', light: lightColors, body })
}

export const world3 = (): Record<string, string> => ({
  'world-3-sky': drawSky(),
  'world-3-ground-wide': drawGround('landscape'),
  'world-3-ground-tall': drawGround('portrait'),
  'world-3-frame-wide': drawFrame('landscape'),
  'world-3-frame-tall': drawFrame('portrait'),
})
