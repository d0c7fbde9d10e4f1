/** A cave of crystals: each right word lets one grow, at the end they light the cave. */
import { seededRandom } from '@letterliaan/rules/random'
import { crystal, crystalCluster, crystalTones, type CrystalTones } from '../elements/crystals.ts'
import { drawRock, polygon } from '../elements/rocks.ts'
import { formatNumber, parsePoints, randomBetween, ridge, type Point } from '../pen.ts'
import { ellipse, linearGradient, path, place, radialGradient } from '../svg.ts'
import {
  across,
  airHeight,
  airWidth,
  drawAir,
  drawThing,
  pieceCount,
  spread,
  stageHeight,
  stageWidths,
  workArea,
  type Stage,
  type StageShape,
  type WorkplaceArt,
} from './workplace.ts'

const caveLight = ['#6fe3ff', '#b6fbff'] as const

function drawCaveAir(): string {
  const random = seededRandom(1311)
  const hanging = spread([40, 1560], 17, (part) => 20 + 60 * Math.abs(part - 0.5)).map(([x, y], i) => {
    const long = randomBetween(random, 90, 210) * (1.2 - Math.abs(x - 800) / 1600)
    const wide = long * 0.24
    return (
      path(
        polygon([
          [x - wide, -10],
          [x + wide, -10],
          [x + wide * 0.3, y + long * 0.5],
          [x, y + long],
        ]),
        i % 2 === 0 ? '#2d2670' : '#37307f',
      ) +
      path(
        polygon([
          [x - wide, -10],
          [x - wide * 0.2, -10],
          [x, y + long],
        ]),
        '#463e96',
      )
    )
  })
  const body =
    path(`M0 0H${airWidth}V${airHeight}H0z`, 'url(#air)') +
    ellipse(800, 620, 820, 560, 'url(#deep)') +
    drawRock(
      parsePoints('-20,250 120,420 220,560 300,700 360,860 420,1010'),
      airHeight,
      ['#4e46a4', '#352e82', '#2a246c'],
      random,
    ) +
    drawRock(
      parsePoints('1180,1010 1260,850 1320,700 1400,540 1500,400 1620,240'),
      airHeight,
      ['#4e46a4', '#352e82', '#2a246c'],
      random,
      -1,
    ) +
    crystalCluster(120, 860, 150, crystalTones[1]!, random) +
    crystalCluster(250, 940, 110, crystalTones[0]!, random) +
    crystalCluster(1480, 850, 160, crystalTones[2]!, random) +
    crystalCluster(1360, 940, 120, crystalTones[3]!, random) +
    hanging.join('') +
    crystal(150, -6, 150, crystalTones[0]!, 172) +
    crystal(1460, -6, 140, crystalTones[1]!, 188)
  return drawAir(body, {
    light: caveLight,
    defs:
      linearGradient('air', '#17124a .5:#2b2470 #3c3388') +
      radialGradient('deep', '#a78bff/.75 .5:#6a58d0/.4 #2b2470/0') +
      radialGradient('shine', '#a8ecff/.7 #a8c4ff/0'),
  })
}

/** As those of the maps, with an outline, and two small ones at its foot; 80 × 110. */
function crystalThing([light, body, shade]: CrystalTones, lean: number) {
  const one = (x: number, foot: number, high: number, angle: number): string => {
    const w = high * 0.21
    const at = (dx: number, dy: number): Point => [x + dx * w, foot - dy * high]
    const outline = polygon([at(-1, 0), at(-1.05, 0.66), at(0, 1), at(1.05, 0.7), at(1, 0)])
    return `<g transform="rotate(${formatNumber(angle)} ${x} ${foot})"><path fill="${body}" stroke="#241a55" stroke-width="5" d="${outline}"/>${
      path(polygon([at(0.18, 0), at(0.1, 0.58), at(0, 1), at(1.05, 0.7), at(1, 0)]), shade) +
      path(polygon([at(-1.05, 0.66), at(0, 1), at(0.1, 0.58)]), light) +
      path(
        polygon([at(-0.7, 0.08), at(-0.74, 0.56), at(-0.42, 0.54), at(-0.44, 0.08)]),
        '#fff',
        'opacity=".6"',
      )
    }</g>`
  }
  return drawThing(
    80,
    110,
    one(24, 102, 46, -26 + lean) +
      one(57, 102, 52, 24 + lean) +
      one(40, 105, 94, lean) +
      `<path fill="#4a4294" stroke="#241a55" stroke-width="4" d="M6 106q4-12 16-9 8-8 18-2 12-8 20 1 12-3 14 10z"/>`,
  )
}

function drawStage(shape: StageShape): Stage {
  const width = stageWidths[shape]
  const area = workArea(shape)
  const [left, right] = area
  const random = seededRandom(1321)
  const isWide = shape === 'wide'
  const floorLine = (part: number): number => 224 + Math.sin(part * Math.PI) * 14
  const step = (right - left) / pieceCount
  const spots = spread([left, right], pieceCount, floorLine).map(([x, y], i): Point => [
    x,
    y + (i % 2 === 0 ? 0 : 26),
  ])
  const ground =
    path(ridge(across(width, '120 176 196 204 196 172 116'), stageHeight), '#3b3488') +
    path(ridge(across(width, '170 196 208 214 208 196 168'), stageHeight), '#463e98') +
    drawRock(
      isWide
        ? parsePoints('-30,120 70,150 150,190 230,210 300,236')
        : parsePoints('-30,150 20,170 50,200 80,226'),
      stageHeight,
      ['#6a61c2', '#4a4294', '#3a3380'],
      random,
    ) +
    drawRock(
      isWide
        ? parsePoints('1300,236 1370,212 1450,190 1530,150 1630,116')
        : parsePoints('440,226 470,200 500,172 550,150'),
      stageHeight,
      ['#6a61c2', '#4a4294', '#3a3380'],
      random,
      -1,
    ) +
    path(ridge(across(width, '212 218 226 228 226 218 210'), stageHeight), '#564cae') +
    path(ridge(across(width, '258 254 262 266 262 254 258'), stageHeight), '#4a419e') +
    path(ridge(across(width, '298 292 300 304 300 292 298'), stageHeight), '#3b3488') +
    // Buds: where a crystal will grow.
    spots
      .map(([x, y], i) => {
        const s = isWide ? 1 : 0.6
        return (
          ellipse(x, y + 2, 17 * s, 5 * s, '#2a246c', 'opacity=".6"') +
          path(
            polygon([
              [x - 10 * s, y + 2],
              [x - 5 * s, y - 11 * s],
              [x, y - 5 * s],
              [x + 5 * s, y - 13 * s],
              [x + 11 * s, y + 2],
            ]),
            i % 2 === 0 ? '#7d74cc' : '#6a61bc',
          )
        )
      })
      .join('') +
    place('mushroom', isWide ? 250 : 66, 270, isWide ? 0.5 : 0.34, 0, '#58d8f0') +
    place('mushroom', isWide ? 1340 : 464, 270, isWide ? 0.46 : 0.3, 0, '#f07fd0') +
    (isWide
      ? crystalCluster(110, 250, 86, crystalTones[3]!, random) +
        crystalCluster(1500, 250, 92, crystalTones[0]!, random)
      : '')
  const details =
    drawRock(
      isWide ? parsePoints('-30,280 60,292 130,306 200,330') : parsePoints('-30,292 30,304 80,330'),
      stageHeight + 20,
      ['#2f2878', '#221c60', '#1a1450'],
      random,
    ) +
    drawRock(
      isWide ? parsePoints('1400,330 1470,306 1540,294 1630,276') : parsePoints('440,330 490,306 550,294'),
      stageHeight + 20,
      ['#2f2878', '#221c60', '#1a1450'],
      random,
      -1,
    ) +
    place('mushroom', isWide ? 70 : 26, 316, 0.4, 0, '#8f7bf5')
  const sparkle = (x: number, y: number, size: number, color: string): string =>
    path(
      `M${x} ${y - size}q${size * 0.18} ${size * 0.82} ${size} ${size}q${-size * 0.82} ${size * 0.18} ${-size} ${size}q${-size * 0.18} ${-size * 0.82} ${-size} ${-size}q${size * 0.82} ${-size * 0.18} ${size} ${-size}z`,
      color,
    )
  const done =
    ellipse((left + right) / 2, 210, (right - left) * 0.68, 150, 'url(#glow)') +
    spots
      .map(([x, y], i) =>
        sparkle(
          Math.round(x + (i % 3) * 9 - 9),
          Math.round(y - (isWide ? 66 : 40) - (i % 4) * 12),
          (i % 3 === 0 ? 13 : 8) * (isWide ? 1 : 0.8),
          i % 2 === 0 ? '#fff8d0' : '#d8f8ff',
        ),
      )
      .join('')
  const pieces = spots.map(([x, y], i) => ({
    of: `crystal-${(i % 4) + 1}`,
    x,
    y: y + 4,
    width: step * (i % 3 === 1 ? 1.6 : 1.32) * (isWide ? 1 : 1.5),
  }))
  const route: Point[] = [
    [isWide ? left - 100 : 36, 296],
    ...spread([left - 10, right + 10], 8, (part) => 300 + Math.sin(part * Math.PI) * 4),
    [isWide ? right + 90 : 484, 296],
  ]
  return {
    width,
    sink: 24,
    look: {
      light: caveLight,
      defs:
        radialGradient('shine', '#a8ecff/.7 #a8c4ff/0') +
        radialGradient('glow', '#e6d6ff/.3 .6:#a0b8ff/.16 #a0b8ff/0'),
    },
    ground,
    details,
    done,
    pieces,
    route,
  }
}

export const draw = (): WorkplaceArt => ({
  air: drawCaveAir(),
  things: Object.fromEntries(
    crystalTones.map((tones, i) => [`crystal-${i + 1}`, crystalThing(tones, [-6, 4, -2, 7][i] ?? 0)]),
  ),
  stage: drawStage,
})
