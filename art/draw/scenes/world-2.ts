/** World 2: high in the canopy, with rope bridges between the giants and a waterfall behind them. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../drawing.ts'
import { drawRock } from '../elements/rocks.ts'
import { drawWaterfall } from '../elements/waterfall.ts'
import { curvePath, ribbon, samplePoints, parsePoints, treetops, type Point } from '../pen.ts'
import { crown, leafFan, liana, sunRays } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, group, line, path, place } from '../svg.ts'
import { drawGround, grounds, darkBark, nearTones } from './world-2-ground.ts'

function drawSky(): string {
  const random = seededRandom(211)
  const farTrunk = (x: number, width: number, color: string): string =>
    path(
      ribbon(
        samplePoints(parsePoints(`${x},1010 ${x + 8},660 ${x - 6},330 ${x + 4},-20`), 4),
        (part) => width * (1.2 - 0.4 * part),
      ),
      color,
    )
  const rainbow = ['#ff9a9a', '#ffd08a', '#fff3a0', '#b4f0b4', '#a4dcff', '#d3b8ff']
    .map(
      (color, i) =>
        `<circle cx="800" cy="930" r="${430 - i * 13}" fill="none" stroke="${color}" stroke-width="14"/>`,
    )
    .join('')
  const mist = (y: number, height: number, opacity: number): string =>
    `<rect y="${y}" width="1600" height="${height}" fill="url(#mist)" opacity="${opacity}"/>`
  const body =
    path('M0 0H1600V1000H0z', 'url(#air)') +
    ellipse(560, 60, 900, 560, 'url(#light)') +
    path(
      treetops(
        parsePoints('-20,260 200,230 420,300 640,250 960,250 1200,300 1400,220 1620,260'),
        50,
        1000,
        random,
      ),
      '#c3ead0',
    ) +
    farTrunk(90, 70, '#a9d6ba') +
    farTrunk(372, 54, '#b4dcc2') +
    farTrunk(1236, 56, '#b4dcc2') +
    farTrunk(1508, 76, '#a9d6ba') +
    crown(90, 120, 150, ['#93cbaa', '#a9d8b4'], 1, 'dome') +
    crown(372, 180, 110, ['#a3d4b4', '#b6dfbf'], 1, 'dome') +
    crown(1236, 170, 110, ['#a3d4b4', '#b6dfbf'], 1, 'dome') +
    crown(1508, 110, 160, ['#93cbaa', '#a9d8b4'], 1, 'dome') +
    drawRock(
      parsePoints(
        '440,1000 470,560 520,440 570,300 650,268 720,252 880,250 950,268 1030,296 1080,430 1130,560 1160,1000',
      ),
      1000,
      ['#a4ceb6', '#86b8a0', '#6da38d'],
      random,
    ) +
    path(treetops(parsePoints('500,320 560,270 640,244 715,240 722,262'), 30, 330, random), '#6fb383') +
    path(treetops(parsePoints('878,262 890,236 960,244 1040,272 1100,330'), 30, 340, random), '#6fb383') +
    drawWaterfall(
      800,
      262,
      900,
      150,
      { water: 'url(#water)', light: '#fff', shade: '#58b4c8', foam: '#f2fffb' },
      random,
    ) +
    crown(640, 300, 50, ['#5da57a', '#79bd84']) +
    crown(966, 302, 54, ['#5da57a', '#79bd84']) +
    crown(560, 520, 60, ['#5da57a', '#79bd84']) +
    crown(1050, 540, 64, ['#5da57a', '#79bd84']) +
    liana(706, 262, 200, '#6fb383') +
    liana(894, 262, 240, '#6fb383', true) +
    group(rainbow, 'opacity=".22"') +
    mist(640, 360, 0.95) +
    ellipse(800, 900, 520, 230, 'url(#spray)') +
    sunRays(420, -220, 1700, '6,3.5,.5 17,4,.5 29,5,.55 42,4,.45 55,4,.4', 'url(#ray)')
  const defs =
    linearGradient('air', '#eefbe4 .4:#c4ecd4 .75:#7cc9a6 #3f9a76') +
    linearGradient('water', '#f4ffff #b7eaf0') +
    linearGradient('mist', '#f2fff4/0 .6:#f2fff4/.85 #d9f6e4') +
    radialGradient('light', '#fffde0/.95 #fffde0/0') +
    radialGradient('spray', '#fff/.9 #fff/0') +
    radialGradient('ray', '#fffde0 #fffde0/0', [420, -220, 1500])
  return writeSvg({ width: 1600, height: 1000, fit: 'xMidYMid slice', defs, body })
}

function drawFrame(orientation: Orientation): string {
  const random = seededRandom(231)
  const { width: w, height: h } = grounds[orientation]
  const k = orientation === 'landscape' ? 1 : 0.72
  const fan = (x: number, turn: number, size: number): string =>
    leafFan('palm', x, h + 20, size, [turn - 56, turn + 52, turn - 8], ['#0c3a2a', '#114a34'], random) +
    leafFan('banana', x, h + 20, size * 0.84, [turn - 34, turn + 28], ['#14573c', '#1c6b46'], random) +
    leafFan(
      'monstera',
      x,
      h + 20,
      size * 0.56,
      [turn - 62, turn + 56, turn],
      ['#1c6b46', '#228052', '#14573c'],
      random,
    )
  const branch = samplePoints(
    [
      [-30, h * 0.14],
      [w * 0.1, h * 0.1],
      [w * 0.2, h * 0.12],
    ],
    6,
  )
  const body =
    path(
      ribbon(branch, (part) => 46 * k * (1 - part * 0.7)),
      darkBark[1],
    ) +
    line(curvePath(branch.map(([x, y]): Point => [x, y - 8 * k])), darkBark[2], 8 * k, 'opacity=".6"') +
    liana(30 * k, h * 0.14, 300 * k, '#227a4c') +
    liana(110 * k, h * 0.12, 190 * k, '#2f9158', true) +
    liana(w - 40 * k, 60, 280 * k, '#227a4c', true) +
    liana(w - 130 * k, 30, 180 * k, '#2f9158') +
    crown(-30, 10, 180 * k, nearTones) +
    crown(150 * k, -30, 120 * k, nearTones) +
    crown(w + 20, 0, 190 * k, nearTones, -1) +
    crown(w - 160 * k, -40, 124 * k, nearTones, -1) +
    crown(w * 0.5, -80 * k, 110 * k, nearTones) +
    crown(w * 0.36, -74 * k, 90 * k, nearTones) +
    crown(w * 0.64, -76 * k, 96 * k, nearTones, -1) +
    fan(-16, 32, 180 * k) +
    fan(w + 16, -32, 190 * k) +
    place('flower', 96 * k, h - 26, 0.5 * k, 0, '#ff8fbd') +
    place('flower', w - 110 * k, h - 20, 0.54 * k, 0, '#ffd24d')
  return writeSvg({ width: w, height: h, fit: 'none', body })
}

export const world2 = (): Record<string, string> => ({
  'world-2-sky': drawSky(),
  'world-2-ground-wide': drawGround('landscape'),
  'world-2-ground-tall': drawGround('portrait'),
  'world-2-frame-wide': drawFrame('landscape'),
  'world-2-frame-tall': drawFrame('portrait'),
})
