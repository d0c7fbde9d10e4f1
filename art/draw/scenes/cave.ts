import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../drawing.ts'
import { crystal, crystalCluster, crystalTones } from '../elements/crystals.ts'
import { drawRock } from '../elements/rocks.ts'
import { randomBetween, curvePath, ovals, ridge, parsePoints, type Point, type Random } from '../pen.ts'
import { cloud, leafFan, liana, sunRays } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, group, line, path, place } from '../svg.ts'
import { palmTree } from '../trees.ts'

const sceneWidth = 1600
const sceneHeight = 1000

/** Rock all round an opening that is `k` times as large as the farthest one. */
function drawArch(k: number, fill: string, edge: string, random: Random): string {
  const ring = Array.from({ length: 26 }, (_, i): Point => {
    const angle = Math.PI * (1.06 + (0.88 * i) / 25 + (i === 0 ? -0.03 : i === 25 ? 0.03 : 0))
    const reach = randomBetween(random, 0.94, 1.06) * k
    return [sceneWidth / 2 + Math.cos(angle) * 470 * reach, 640 + Math.sin(angle) * 430 * reach]
  })
  const [first, last] = [ring[0]!, ring.at(-1)!]
  const opening = `${curvePath(ring)}L${Math.round(last[0])} ${sceneHeight}H${Math.round(first[0])}z`
  return (
    path(`M-10-10H${sceneWidth + 10}V${sceneHeight + 10}H-10z${opening}`, fill, 'fill-rule="evenodd"') +
    line(curvePath(ring), edge, 7, 'opacity=".5"')
  )
}

function drawGlitter(random: Random): string {
  const glitter = Array.from({ length: 90 }, () => {
    const r = randomBetween(random, 1.5, 4)
    return { x: randomBetween(random, 0, sceneWidth), y: randomBetween(random, 60, 760), rx: r, ry: r }
  })
  return ['#bff3ff', '#e9d4ff', '#ffd6f0']
    .map((color, nth) => path(ovals(glitter.filter((_, i) => i % 3 === nth)), color, 'opacity=".7"'))
    .join('')
}

function drawFloor(random: Random): string {
  const along = (ys: readonly number[]): Point[] =>
    ys.map((y, i): Point => [-20 + ((sceneWidth + 40) * i) / (ys.length - 1), y])
  const stones = Array.from({ length: 15 }, () =>
    place(
      'stone',
      randomBetween(random, 20, sceneWidth - 20),
      randomBetween(random, 860, 990),
      randomBetween(random, 0.5, 1),
      0,
      ['#5a52a8', '#6c63c4', '#463e92'][Math.floor(random() * 3)],
    ),
  )
  return (
    path(ridge(along([806, 790, 800, 786, 796, 788, 808]), sceneHeight + 10), '#4d449e') +
    path(ridge(along([866, 846, 852, 838, 850, 842, 870]), sceneHeight + 10), 'url(#floor)') +
    ellipse(800, 880, 560, 60, '#9f8bff', 'opacity=".35"') +
    ellipse(800, 882, 400, 38, '#cfc2ff', 'opacity=".4"') +
    stones.join('')
  )
}

function drawWall(): string {
  const random = seededRandom(501)
  const back: readonly (readonly [x: number, foot: number, size: number, kind: number])[] = [
    [250, 806, 150, 0],
    [380, 800, 100, 3],
    [1340, 806, 160, 1],
    [1210, 800, 96, 2],
    [90, 836, 120, 2],
    [1520, 838, 126, 0],
  ]
  const body =
    path(`M-10-10H${sceneWidth + 10}V${sceneHeight + 10}H-10z`, '#8f7ff0') +
    ellipse(800, 560, 700, 520, 'url(#heart)') +
    drawArch(1.02, '#5d52b6', '#a99bff', random) +
    drawArch(1.28, '#4a419e', '#8d80e6', random) +
    drawArch(1.56, '#3a3288', '#7167cc', random) +
    drawArch(1.86, '#2c266e', '#5a51b2', random) +
    drawGlitter(random) +
    drawFloor(random) +
    back.map(([x, foot, size, kind]) => crystalCluster(x, foot, size, crystalTones[kind]!, random)).join('') +
    path(`M0 0H${sceneWidth}V${sceneHeight}H0z`, 'url(#night)')
  const defs =
    linearGradient('floor', '#4a419a #2b2468') +
    linearGradient('night', '#0d0a34/.6 .3:#0d0a34/0 .75:#0d0a34/0 #0d0a34/.55') +
    radialGradient('heart', '#e6dcff .4:#b3a2ff/.8 #8f7ff0/0') +
    radialGradient('shine', '#b8ecff/.8 #a8c4ff/0')
  return writeSvg({ width: sceneWidth, height: sceneHeight, defs, body })
}

function drawSide(): string {
  const random = seededRandom(503)
  const body =
    drawRock(
      parsePoints('-20,420 40,470 70,560 120,640 150,740 220,820 270,900 330,1000'),
      1010,
      ['#4d459c', '#2f2874', '#1d1852'],
      random,
      -1,
    ) +
    crystalCluster(40, 640, 230, crystalTones[1]!, random) +
    crystalCluster(140, 800, 190, crystalTones[0]!, random) +
    crystalCluster(56, 900, 170, crystalTones[2]!, random) +
    crystalCluster(236, 930, 120, crystalTones[3]!, random) +
    place('mushroom', 120, 990, 0.9, -6, '#58d8f0') +
    place('mushroom', 180, 996, 0.6, 8, '#f07fd0') +
    place('mushroom', 300, 1000, 0.5, 0, '#8f7bf5') +
    leafFan('fern', 20, 1004, 90, [-20, 14, 44], ['#1d2f6c', '#27407e', '#335090'], random)
  return writeSvg({
    width: 400,
    height: 1000,
    fit: 'xMinYMax slice',
    light: ['#6fe3ff', '#b6fbff'],
    defs: radialGradient('shine', '#b8ecff/.75 #a8c4ff/0'),
    body,
  })
}

function drawRoof(): string {
  const random = seededRandom(505)
  const teeth = Array.from({ length: 27 }, (_, i): Point => {
    const far = Math.abs(i - 13) / 13
    return [-20 + i * 63, i % 2 === 0 ? 20 + far * 40 : randomBetween(random, 50, 90) + far * 150]
  })
  const hanging = [60, 176, 310, 452, 1150, 1290, 1424, 1545].map((x, i) =>
    crystal(x, 26, randomBetween(random, 80, 130) + Math.abs(800 - x) * 0.12, crystalTones[i % 4]!, 180),
  )
  const body =
    hanging.join('') +
    path(
      `M-20-10${teeth.map(([x, y]) => `L${Math.round(x)} ${Math.round(y)}`).join('')}L${sceneWidth + 20}-10z`,
      '#231d5e',
    ) +
    path(
      `M-20-10${teeth.map(([x, y]) => `L${Math.round(x + 18)} ${Math.round(y * 0.6)}`).join('')}L${sceneWidth + 40}-10z`,
      '#17123f',
    ) +
    liana(230, 30, 200, '#2c5a7c') +
    liana(1370, 30, 230, '#2c5a7c', true) +
    liana(1490, 60, 180, '#356a8c')
  return writeSvg({ width: sceneWidth, height: 360, fit: 'xMidYMin slice', body })
}

/** The left half of the doors; the right is its mirror image. */
function drawDoor(): string {
  const random = seededRandom(507)
  const blocks = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const x = column * 168 - (row % 2) * 84
      const fill = ['#5c54b4', '#5149a6', '#655dc0', '#4a429c'][(row * 3 + column * 5) % 4] ?? ''
      return (
        `<rect x="${x + 3}" y="${row * 150 + 3}" width="162" height="144" rx="14" fill="${fill}"/>` +
        `<rect x="${x + 9}" y="${row * 150 + 8}" width="150" height="12" rx="6" fill="#fff" opacity=".16"/>`
      )
    }),
  )
  const cracks = Array.from({ length: 7 }, () => {
    const [x, y] = [randomBetween(random, 20, 380), randomBetween(random, 30, 560)]
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(randomBetween(random, -24, 24))} 22l${Math.round(randomBetween(random, -20, 20))} 18`
  })
  const body =
    path('M0 0H400V600H0z', '#352d80') +
    blocks.join('') +
    line(cracks.join(''), '#2c2570', 5, 'opacity=".7"') +
    crystal(26, 610, 120, crystalTones[0]!, 12) +
    crystal(64, 610, 74, crystalTones[1]!, 24) +
    liana(70, -10, 130, '#3f7f94') +
    liana(190, -10, 70, '#357286', true) +
    path('M388 0h12v600h-12z', '#1c1656') +
    path('M380 0h8v600h-8z', '#8d84e6', 'opacity=".8"')
  return writeSvg({ width: 400, height: 600, body })
}

function drawBeyond(): string {
  const random = seededRandom(509)
  const green = ['#3f9a4f', '#58b054', '#86c766'] as const
  const bark = ['#5d3a1d', '#8a5a30', '#b98149'] as const
  const body =
    path('M0 0H1200V600H0z', 'url(#dawn)') +
    ellipse(600, 360, 420, 380, 'url(#sun)') +
    sunRays(600, 360, 900, '100,8,.5 127,8,.5 153,9,.6 180,9,.6 207,9,.6 233,8,.5 260,8,.5', 'url(#ray)') +
    ellipse(600, 360, 96, 96, '#fffbe0') +
    group(
      cloud(240, 130, 90, random, '#fff', '#ffe9d0') + cloud(960, 150, 100, random, '#fff', '#ffe9d0'),
      'opacity=".8"',
    ) +
    path(ridge(parsePoints('-20,430 200,380 420,430 640,396 860,436 1060,390 1220,430'), 620), '#7fbf8a') +
    path(ridge(parsePoints('-20,480 240,450 480,486 720,456 980,490 1220,456'), 620), '#5dab60') +
    palmTree(150, 520, 120, green, bark, 0.5) +
    palmTree(1060, 524, 130, green, bark, -0.5) +
    path(ridge(parsePoints('-20,540 260,516 560,544 860,518 1220,546'), 620), '#3f8f4c')
  const defs =
    linearGradient('dawn', '#7fd3f5 .55:#ffe9b8 #ffd38a') +
    radialGradient('sun', '#fff8d0 .3:#ffe98a/.8 #ffd24d/0') +
    radialGradient('ray', '#fffbe0/.9 #fff3b0/0', [600, 360, 760])
  return writeSvg({ width: 1200, height: 600, defs, body })
}

export const cave = (): Record<string, string> => ({
  'cave-wall': drawWall(),
  'cave-side': drawSide(),
  'cave-roof': drawRoof(),
  'cave-door': drawDoor(),
  'cave-beyond': drawBeyond(),
})
