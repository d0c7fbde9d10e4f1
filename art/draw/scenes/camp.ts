/** The camp at the river, behind the lesson page: soft in the middle, where the cards lie. */
import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../drawing.ts'
import { campfire, canoe, lantern, tent } from '../elements/camp-things.ts'
import { randomBetween, pickRandom, ridge, samplePoints, parsePoints, treetops, type Point } from '../pen.ts'
import { bush, cloud, leafFan, liana, sunRays } from '../plants.ts'
import { drawRiver } from '../river.ts'
import { ellipse, linearGradient, radialGradient, path, place } from '../svg.ts'
import { bananaPlant, kapokTree, leafTree, palmTree, type Bark } from '../trees.ts'

const sceneWidth = 1600
const sceneHeight = 1000
const softBark: Bark = ['#9a8a62', '#b09c70', '#c9b78c']
const nearBark: Bark = ['#5d3a1d', '#8a5a30', '#b98149']

const along = (heights: string): Point[] => {
  const ys = heights.split(' ').map(Number)
  return ys.map((y, i): Point => [-60 + ((sceneWidth + 120) * i) / (ys.length - 1), y])
}

function drawBank(): string {
  const random = seededRandom(71)
  const ground = { width: sceneWidth, height: sceneHeight, horizon: 330, farScale: 0.4 }
  const river = samplePoints(parsePoints('-60,520 240,500 520,530 820,508 1120,532 1400,500 1680,520'), 6)
  const far = (x: number, size: number): string =>
    leafTree(x, 470, size, ['#84b98a', '#a3cd95'], softBark, 1, '#8fbf86')
  const tufts = Array.from({ length: 46 }, () =>
    place(
      'grass',
      randomBetween(random, 0, sceneWidth),
      randomBetween(random, 640, 990),
      randomBetween(random, 0.14, 0.3),
      0,
      pickRandom(random, ['#8fc45a', '#9dd066', '#84ba52']),
    ),
  )
  const flowers = Array.from({ length: 16 }, (_, i) => {
    const x = i % 2 === 0 ? randomBetween(random, 20, 380) : randomBetween(random, 1220, 1580)
    const [id, color] = pickRandom(random, [
      ['daisy', '#fff'],
      ['tulip', '#ffb070'],
      ['bells', '#a99cf0'],
      ['daisy', '#ffd6e4'],
    ] as const)
    return place(id, x, randomBetween(random, 660, 980), randomBetween(random, 0.3, 0.44), 0, color)
  })
  const body =
    path(`M0 0H${sceneWidth}V${sceneHeight}H0z`, 'url(#air)') +
    cloud(300, 130, 110, random) +
    cloud(1290, 170, 90, random) +
    cloud(860, 90, 64, random) +
    path(ridge(along('360 300 340 290 350 300 350 290 350'), sceneHeight), '#c3e3dc') +
    path(treetops(along('370 390 420 430 430 420 400 380'), 46, sceneHeight, random), '#bfe0bb') +
    path(treetops(along('400 420 446 452 450 440 424 404'), 40, sceneHeight, random), '#aed6a2') +
    far(120, 64) +
    far(250, 50) +
    far(1380, 58) +
    far(1500, 70) +
    palmTree(400, 474, 56, ['#8cc08a', '#a0cc92', '#b5d9a0'], softBark, 0.5) +
    palmTree(1240, 474, 62, ['#8cc08a', '#a0cc92', '#b5d9a0'], softBark, -0.5) +
    path(ridge(along('470 462 470 464 472 464 470'), sceneHeight), '#c6e29a') +
    drawRiver(ground, river, () => 84, random) +
    path(ridge(along('560 556 578 590 578 556 560'), sceneHeight), '#dcedb0') +
    path(ridge(along('590 584 610 626 610 584 590'), sceneHeight), '#d2e8a4') +
    path(ridge(along('760 744 720 712 720 744 760'), sceneHeight), '#c5e094') +
    path(ridge(along('920 890 866 858 866 890 920'), sceneHeight), '#b5d684') +
    tufts.join('') +
    flowers.join('') +
    ellipse(800, 640, 780, 420, 'url(#calm)') +
    sunRays(1150, -260, 1500, '-42,3.5,.4 -26,5,.5 -9,4,.5 7,5,.5 22,4,.4', 'url(#ray)')
  const defs =
    linearGradient('air', '#bfe6f4 .4:#f7f5d6 #dcedb0') +
    linearGradient('water', '#b5eaee #58bddb') +
    radialGradient('calm', '#fbfbe2/.85 .55:#fbfbe2/.6 #fbfbe2/0') +
    radialGradient('ray', '#fffbe0 #fffbe0/0', [1150, -260, 1300])
  return writeSvg({ width: sceneWidth, height: sceneHeight, defs, body })
}

function drawTentSide(): string {
  const random = seededRandom(73)
  const body =
    kapokTree(10, 900, 150, ['#2c7a48', '#4ba052'], nearBark, 4.6) +
    palmTree(60, 850, 120, ['#3f9a4f', '#58b054', '#86c766'], nearBark, 0.6) +
    bush(270, 872, 50, ['#3b8a4c', '#60ad54']) +
    tent(150, 900, 190) +
    lantern(302, 914, 150) +
    bush(30, 960, 60, ['#2f7f45', '#4fa24c']) +
    leafFan('banana', -20, 1020, 150, [66, 36, 8], ['#2c7d3e', '#3f9442'], random) +
    leafFan('monstera', -10, 1024, 120, [82, 50, 18], ['#2c7d3e', '#37893f', '#46a046'], random) +
    place('hibiscus', 150, 1000, 0.6, 6, '#f2637e') +
    place('mushroom', 214, 990, 0.44, -4, '#e2503e')
  return writeSvg({
    width: 400,
    height: 1000,
    fit: 'xMinYMax slice',
    defs: radialGradient('fireglow', '#ffe9a0/.85 #ffc860/0'),
    body,
  })
}

/** Drawn for the left side; it is shown mirrored at the right. */
function drawFireSide(): string {
  const random = seededRandom(74)
  const body =
    liana(64, -10, 300, '#4f9a4c') +
    liana(130, -14, 180, '#66ad58', true) +
    palmTree(20, 860, 130, ['#3f9a4f', '#58b054', '#86c766'], nearBark, 0.55) +
    bananaPlant(70, 872, 130, ['#3f9a4b', '#55ac4c', '#77c058'], random) +
    canoe(262, 786, 104) +
    campfire(180, 936, 130) +
    leafFan('fern', 10, 1016, 120, [70, 40, 10], ['#2c7d3e', '#3f9442'], random) +
    leafFan('monstera', -14, 1026, 130, [84, 52, 20], ['#2c7d3e', '#37893f', '#46a046'], random) +
    place('daisy', 300, 992, 0.5, 4, '#fff')
  return writeSvg({
    width: 400,
    height: 1000,
    fit: 'xMinYMax slice',
    defs: radialGradient('fireglow', '#ffd98a/.8 #ffb050/0'),
    body,
  })
}

export const camp = (): Record<string, string> => ({
  'camp-bank': drawBank(),
  'camp-tent': drawTentSide(),
  'camp-fire': drawFireSide(),
})
