/** A wide river: each right word lays a stone, at the end the water lilies bloom. */
import { seededRandom } from '@letterliaan/rules/random'
import { inkColor } from '../buddies/style.ts'
import { randomBetween, ridge, treetops, type Point } from '../pen.ts'
import { bush, cloud, leafFan, sunRays } from '../plants.ts'
import { ellipse, line, linearGradient, path, place, radialGradient } from '../svg.ts'
import { bananaPlant, barkColors, leafTree, palmTree } from '../trees.ts'
import {
  across,
  airHeight,
  airWidth,
  drawAir,
  drawThing,
  inked,
  pieceCount,
  spread,
  stageHeight,
  stageWidths,
  strew,
  workArea,
  type Stage,
  type StageShape,
  type WorkplaceArt,
} from './workplace.ts'

function drawSunnyAir(): string {
  const random = seededRandom(911)
  const body =
    path(`M0 0H${airWidth}V${airHeight}H0z`, 'url(#air)') +
    ellipse(1340, 170, 380, 380, 'url(#sun)') +
    sunRays(
      1340,
      170,
      1400,
      '-80,3,.4 -56,4,.4 -30,4,.5 -4,4,.5 22,4,.5 50,4,.4 100,4,.4 -110,4,.4',
      'url(#ray)',
    ) +
    ellipse(1340, 170, 64, 64, '#ffe48a') +
    cloud(170, 200, 120, random) +
    cloud(640, 130, 90, random) +
    cloud(1080, 240, 70, random) +
    path(ridge(across(airWidth, '620 560 610 540 600 550 620'), airHeight), '#b9e0dc') +
    path(treetops(across(airWidth, '640 660 690 700 690 650 620'), 46, airHeight, random), '#a6d69c') +
    path(treetops(across(airWidth, '700 720 750 760 750 720 690'), 50, airHeight, random), '#86c581') +
    leafTree(90, 900, 120, ['#3f8a50', '#62a955'], barkColors, 1.3) +
    leafTree(1520, 900, 130, ['#3f8a50', '#62a955'], barkColors, 1.2) +
    palmTree(230, 900, 130, ['#49a055', '#5fb456', '#88c866'], barkColors, 0.5) +
    palmTree(1400, 900, 140, ['#49a055', '#5fb456', '#88c866'], barkColors, -0.5) +
    path(ridge(across(airWidth, '830 800 812 820 812 800 826'), airHeight), '#a9d670')
  return drawAir(body, {
    defs:
      linearGradient('air', '#8fd3f0 .5:#d8f1ee .75:#fbf6d4') +
      radialGradient('sun', '#fff4b8/.95 #fff4c8/0') +
      radialGradient('ray', '#fff7cf #fff7cf/0', [1340, 170, 1000]),
  })
}

const stone = (body: string, light: string, shade: string, tilt: number) =>
  drawThing(
    64,
    40,
    ellipse(32, 33, 31, 6, '#1b7fa6', 'opacity=".45"') +
      line('M3 34q8 4 14 1M46 36q8 3 15-1', '#e6fbff', 2.4) +
      inked(`M6 27Q3 ${14 + tilt} 20 8T46 ${7 - tilt}Q60 12 58 26Q50 34 32 34T6 27z`, body) +
      path(`M12 ${19 + tilt}Q14 13 24 11T44 ${11 - tilt}Q40 16 28 17T12 ${19 + tilt}z`, light) +
      path('M8 27Q32 33 57 25Q50 32 32 32.500T8 27z', shade),
  )

function drawStage(shape: StageShape): Stage {
  const width = stageWidths[shape]
  const [left, right] = workArea(shape)
  const random = seededRandom(921)
  const bankColors = { edge: '#c9a25e', sand: '#f0dca4', grass: '#7cc455', light: '#a3dc6c' }
  const bank = (edge: number, side: -1 | 1): string => {
    const out = side < 0 ? -40 : width + 40
    const at = (dx: number): number => edge - side * dx
    const shore = (dx: number, top: number): string =>
      `M${out} ${top}Q${(out + edge) / 2} ${top - 10} ${at(dx - 40)} ${top + 8}Q${at(dx)} ${top + 34} ${at(dx - 16)} ${top + 66}T${at(dx - 8)} ${stageHeight + 6}H${out}z`
    return (
      path(shore(16, 205), '#1b7fa6', 'opacity=".35"') +
      path(shore(8, 200), bankColors.edge) +
      path(shore(2, 198), bankColors.sand) +
      path(shore(-22, 194), bankColors.grass) +
      path(shore(-40, 192), bankColors.light, 'opacity=".7"')
    )
  }
  const ripples = Array.from({ length: Math.round(width / 26) }, () => {
    const [x, y] = [randomBetween(random, left - 20, right + 20), randomBetween(random, 190, 314)]
    const long = randomBetween(random, 10, 22) * (0.6 + (y - 190) / 200)
    return `M${Math.round(x - long)} ${Math.round(y)}q${Math.round(long / 2)}-5 ${Math.round(long)} 0t${Math.round(long)} 0`
  }).join('')
  const step = (right - left) / pieceCount
  const small = shape === 'tall' ? 0.72 : 1
  const lilies = spread([left + 40, right - 40], shape === 'wide' ? 9 : 5, () => 0).map(([x], i): Point => [
    x + randomBetween(random, -16, 16),
    i % 2 === 0 ? 206 : 304,
  ])
  const drawLilies = lilies.map(([x, y], i) =>
    place('lily', x, y, (i % 2 === 0 ? 0.34 : 0.5) * small, 0, '', i % 3 === 0),
  )
  const ground =
    path(treetops(across(width, '130 150 166 168 166 150 128'), 26, stageHeight, random), '#6cb56a') +
    path(treetops(across(width, '160 172 182 184 182 172 158'), 22, stageHeight, random), '#4f9f58') +
    path(ridge(across(width, '186 184 186 184'), stageHeight), '#d9c280') +
    path(ridge(across(width, '190 188 190 188'), stageHeight), 'url(#water)') +
    line(ripples, '#e6fbff', 3, 'opacity=".75"') +
    drawLilies.join('') +
    bananaPlant(left - 210, 214, 90, ['#2f8446', '#43963f', '#63b04a'], random) +
    bananaPlant(right + 220, 214, 96, ['#2f8446', '#43963f', '#63b04a'], random) +
    bank(left, -1) +
    bank(right, 1) +
    bush(left - 120, 212, 40, ['#2f7f45', '#4fa24c']) +
    bush(right + 130, 212, 44, ['#2f7f45', '#4fa24c']) +
    place('reed', left + 2, 214, 0.5, 0, '#4f9a45') +
    place('reed', right - 2, 214, 0.54, 0, '#4f9a45', true) +
    strew(
      931,
      shape === 'wide' ? 22 : 5,
      [6, left - 66],
      [236, 312],
      [
        ['daisy', '#fff', 0.34],
        ['hibiscus', '#f2637e', 0.34],
        ['grass', '#5dac48', 0.22],
        ['tulip', '#ff9a4d', 0.34],
      ],
    ) +
    strew(
      932,
      shape === 'wide' ? 22 : 5,
      [right + 66, width - 6],
      [236, 312],
      [
        ['daisy', '#ffd6e4', 0.34],
        ['bells', '#8f7be8', 0.34],
        ['grass', '#5dac48', 0.22],
        ['mushroom', '#e2503e', 0.3],
      ],
    )
  const details =
    leafFan('fern', -8, 340, 80, [66, 34, 4], ['#2c7d3e', '#3f9442'], random) +
    leafFan('monstera', width + 8, 340, 84, [-70, -38, -6], ['#2c7d3e', '#3f9442'], random)
  const fish = (x: number, y: number, flip: 1 | -1): string =>
    `<g transform="translate(${Math.round(x)} ${y}) scale(${flip * small} ${small})">${
      inked('M-26 4Q-14-20 12-16Q26-12 30-2Q18 10 0 8Q-12 12-26 4z', '#ff9a4d', 3.5) +
      inked('M-24 4l-16-10q2 10-2 20 10-2 18-10z', '#f2703e', 3.5) +
      path('M-8 6Q4 2 20-10 10-14-2-11z', '#ffc98a') +
      ellipse(17, -6, 3.4, 3.4, inkColor)
    }<path fill="none" stroke="#e6fbff" stroke-width="4" d="M-44 26q10-10 18 0M26 24q10-12 20-2"/></g>`
  const done =
    lilies
      .map(([x, y], i) =>
        place('lotus', x + 4, y - 4, (i % 2 === 0 ? 0.4 : 0.56) * small, 0, i % 3 === 1 ? '#fff' : '#ff9ec0'),
      )
      .join('') +
    fish(left + (right - left) * 0.3, 196, 1) +
    fish(left + (right - left) * 0.72, 192, -1)
  const sway = (part: number): number => 256 + Math.sin(part * Math.PI * 4.5) * (shape === 'wide' ? 18 : 26)
  const pieces = spread([left + step * 0.7, right - step * 0.7], pieceCount, sway).map(([x, y], i) => ({
    of: `stone-${(i % 3) + 1}`,
    x,
    y,
    width: step * (shape === 'wide' ? 1.04 : 1.7),
  }))
  const route: Point[] = [
    [left - 66, 258],
    ...pieces.map(({ x, y }): Point => [x, y - 12 * small]),
    [right + (shape === 'wide' ? 80 : 34), 256],
  ]
  return {
    width,
    sink: 28,
    look: { defs: linearGradient('water', '#8fdbe8 .3:#55bcd8 #2b96c2') },
    ground,
    details,
    done,
    pieces,
    route,
  }
}

export const draw = (): WorkplaceArt => ({
  air: drawSunnyAir(),
  things: {
    'stone-1': stone('#a9b3ad', '#cfd8cf', '#7f8b88', 0),
    'stone-2': stone('#bfb49a', '#e0d7bf', '#958a72', 2),
    'stone-3': stone('#98a5b0', '#c0cbd4', '#71808c', -2),
  },
  stage: drawStage,
})
