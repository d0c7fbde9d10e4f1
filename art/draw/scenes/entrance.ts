import { seededRandom } from '@letterliaan/rules/random'
import { standBuddy } from '../buddies/buddies.ts'
import { writeSvg } from '../drawing.ts'
import { letterLiana } from '../letters.ts'
import {
  randomBetween,
  curvePath,
  pickRandom,
  ribbon,
  ridge,
  samplePoints,
  parsePoints,
  treetops,
  type Point,
} from '../pen.ts'
import { bush, crown, leafFan, liana, sunRays, trunk, type Tones } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, line, path, place } from '../svg.ts'
import { drawTrail } from '../trail.ts'
import { bananaPlant, kapokTree, palmTree, type Bark } from '../trees.ts'

const sceneWidth = 1600
const sceneHeight = 1000
const darkTones: Tones = ['#0d3527', '#17552f']
const midTones: Tones = ['#2c7a48', '#459a4e']
const paleTones: Tones = ['#9ccca0', '#aed8a2']
const oldBark: Bark = ['#2f1c0e', '#5b3a1d', '#8f6234']
const paleBark: Bark = ['#a3b48a', '#b3c293', '#c9d3a4']
const midBark: Bark = ['#4e3a20', '#76532d', '#a97f4c']
const softPalm = ['#4f9f58', '#68b25c', '#8fc96a'] as const
const bananaColors = ['#2f8446', '#43963f', '#63b04a']

const along = (heights: string): Point[] => {
  const ys = heights.split(' ').map(Number)
  return ys.map((y, i): Point => [-30 + ((sceneWidth + 60) * i) / (ys.length - 1), y])
}

function drawDepth(): string {
  const random = seededRandom(51)
  const ground = { width: sceneWidth, height: sceneHeight, horizon: 606, farScale: 0.1 }
  const trail = samplePoints(parsePoints('720,1090 770,950 846,820 836,744 806,690 808,640 806,618'), 8)
  const mist = (y: number, opacity: number): string =>
    `<rect y="${y}" width="${sceneWidth}" height="150" fill="url(#mist)" opacity="${opacity}"/>`
  const flowers = Array.from({ length: 30 }, () => {
    const y = randomBetween(random, 800, 990)
    const x = 810 + (random() > 0.5 ? 1 : -1) * randomBetween(random, 190 + (y - 780) * 0.5, 620)
    const [id, color] = pickRandom(random, [
      ['daisy', '#fff'],
      ['hibiscus', '#f2637e'],
      ['tulip', '#ff9a4d'],
      ['bells', '#8f7be8'],
      ['mushroom', '#e2503e'],
      ['daisy', '#ffd0e0'],
    ] as const)
    return { y, svg: place(id, x, y, randomBetween(random, 0.36, 0.56), 0, color, random() > 0.5) }
  })
  const body =
    path(`M0 0H${sceneWidth}V${sceneHeight}H0z`, 'url(#air)') +
    ellipse(800, 470, 700, 560, 'url(#light)') +
    path(treetops(along('250 330 430 520 560 520 430 330 250'), 56, sceneHeight, random), '#d3edb4') +
    mist(470, 0.8) +
    kapokTree(520, 640, 92, paleTones, paleBark, 3.6) +
    kapokTree(1110, 640, 100, paleTones, paleBark, 3.4) +
    path(treetops(along('380 440 520 590 612 590 520 440 380'), 60, sceneHeight, random), '#acd790') +
    mist(540, 0.8) +
    sunRays(830, -160, 1500, '-36,3.5,.5 -22,5,.6 -7,4,.6 9,5,.6 25,4,.5 38,4,.4', 'url(#ray)') +
    path(ridge(along('690 640 616 606 616 640 690'), sceneHeight), '#bfe07c') +
    path(ridge(along('770 740 690 672 690 740 770'), sceneHeight), '#a3cf5e') +
    palmTree(430, 720, 92, softPalm, midBark, 0.5) +
    palmTree(1200, 730, 100, softPalm, midBark, -0.55) +
    path(ridge(along('860 830 775 750 775 830 860'), sceneHeight), '#86bd4c') +
    drawTrail(
      ground,
      trail,
      190,
      { edge: '#a97e45', ground: '#e6c482', light: '#f8e5b4', pebbles: ['#d2ac6f', '#bd9658', '#f4e0b0'] },
      random,
    ) +
    kapokTree(240, 850, 150, midTones, midBark) +
    kapokTree(1380, 860, 160, midTones, midBark) +
    standBuddy(2, 470, 742, 0.74, 'blij', true) +
    bananaPlant(470, 830, 130, bananaColors, random) +
    bananaPlant(1170, 850, 140, bananaColors, random) +
    standBuddy(5, 1300, 868, 0.8, 'blij', true) +
    bush(360, 900, 84, midTones) +
    bush(1290, 915, 92, midTones, -1) +
    bush(580, 968, 74, midTones) +
    bush(1080, 970, 76, midTones, -1) +
    flowers
      .toSorted((a, b) => a.y - b.y)
      .map(({ svg }) => svg)
      .join('') +
    standBuddy(4, 706, 954, 0.48) +
    standBuddy(6, 908, 970, 0.56)
  const defs =
    linearGradient('air', '#9fdcd4 .45:#f6f8c8 #b5dc72') +
    radialGradient('light', '#fffce0 .5:#fff6c2/.6 #fff6c2/0') +
    linearGradient('mist', '#fdfbdc/0 #fdfbdc/.8 #fdfbdc/0') +
    radialGradient('ray', '.1:#fffbdc #fffbdc/0', [830, -160, 1300])
  return writeSvg({ width: sceneWidth, height: sceneHeight, fit: 'xMidYMax slice', defs, body })
}

/** Where lianas hang, on a wide and on a tall screen: x, y, how long, and the letters they carry. */
const lianaColors = {
  wide: '120,110,240 400,60,130 610,36,90 1000,36,96 1210,60,140 1480,110,250 255,80,300,lm 345,70,210,a 480,50,200,s 1120,50,200,b 1260,70,230,u 1352,82,310,ek',
  tall: '60,90,190 160,60,90 510,60,100 600,90,200 120,70,250,a 196,60,200,m 470,60,200,k 548,70,260,e',
}

/** The branch overhead, its leaves and the lianas with letters: longest at the sides, room in the middle. */
function drawArch(shape: 'wide' | 'tall'): string {
  const random = seededRandom(57)
  const width = shape === 'wide' ? sceneWidth : 660
  const onArch = (text: string): Point[] =>
    parsePoints(text).map(([x, y]): Point => [(x * width) / sceneWidth, y])
  const branch = samplePoints(onArch('-40,150 220,90 520,40 800,22 1080,40 1380,90 1640,150'), 6)
  const leafy = onArch(
    shape === 'wide'
      ? '40,40 170,10 310,-6 470,-30 640,-46 800,-52 960,-46 1130,-30 1290,-6 1430,10 1560,40'
      : '60,20 360,-14 640,-40 960,-40 1240,-14 1540,20',
  )
  const lianas = lianaColors[shape].split(' ').map((text) => {
    const [x = '', y = '', long = '', letters] = text.split(',')
    return letters === undefined
      ? liana(Number(x), Number(y), Number(long), '#2f8040', random() > 0.5)
      : letterLiana(Number(x), Number(y), Number(long), letters, Number(long) > 220 ? 27 : 23, random)
  })
  const bark = [0, 1, 2, 3].map((i) =>
    curvePath(branch.slice(2 + i * 9, 9 + i * 9).map(([x, y]): Point => [x, y + 12])),
  )
  const body =
    lianas.join('') +
    path(
      ribbon(branch, (part) => 78 - 34 * Math.sin(Math.PI * part)),
      oldBark[1],
    ) +
    path(
      ribbon(
        branch.map(([x, y]): Point => [x, y - 10]),
        (part) => 24 - 12 * Math.sin(Math.PI * part),
      ),
      oldBark[2],
      'opacity=".6"',
    ) +
    line(bark.join(''), oldBark[0], 5, 'opacity=".6"') +
    leafy.map(([x, y], i) => crown(x, y, i % 2 === 0 ? 104 : 88, darkTones, x < width / 2 ? 1 : -1)).join('')
  return writeSvg({ width, height: 480, fit: 'xMidYMin slice', body })
}

const shelf = (x: number, y: number, size: number): string =>
  path(
    `M${x} ${y}q${size} ${-size * 0.6} ${size * 1.7} ${size * 0.1}q${-size * 0.8} ${size * 0.5} ${-size * 1.7} ${-size * 0.1}z`,
    '#e8a35a',
  ) +
  path(
    `M${x} ${y}q${size * 0.9} ${size * 0.42} ${size * 1.7} ${size * 0.1}q${-size * 0.8} ${size * 0.7} ${-size * 1.7} ${-size * 0.1}z`,
    '#b9713a',
  )

/** The left tree of the gate, with what grows at its foot; the right one is its mirror image. */
function drawGate(): string {
  const random = seededRandom(53)
  const body =
    trunk(34, 1010, 0, -40, 170, oldBark, random) +
    liana(96, 640, 250, '#3f9442', false, 18) +
    liana(110, 300, 200, '#2f8040', true, 14) +
    ellipse(58, 470, 24, 34, '#2a180b') +
    ellipse(60, 474, 19, 29, '#170c05') +
    ellipse(52, 466, 4, 5, '#ffe27a') +
    ellipse(68, 466, 4, 5, '#ffe27a') +
    shelf(96, 610, 26) +
    shelf(88, 650, 20) +
    crown(-30, 60, 150, darkTones) +
    crown(110, -10, 110, darkTones) +
    leafFan('palm', -20, 1020, 290, [64, 40, 8], ['#0f4029', '#14492f', '#1d6338'], random) +
    leafFan('banana', 10, 1030, 240, [56, 26], ['#1d6338', '#2c7d3e'], random) +
    leafFan('monstera', 0, 1020, 150, [78, 44, 14], ['#2c7d3e', '#1d6338', '#3f9442'], random) +
    place('hibiscus', 150, 1000, 0.8, 8, '#f2637e') +
    place('hibiscus', 196, 1008, 0.6, -8, '#ff8f5c')
  return writeSvg({ width: 400, height: 1000, fit: 'xMinYMax slice', body })
}

export const entrance = (): Record<string, string> => ({
  'entrance-depth': drawDepth(),
  'entrance-arch-wide': drawArch('wide'),
  'entrance-arch-tall': drawArch('tall'),
  'entrance-gate': drawGate(),
})
