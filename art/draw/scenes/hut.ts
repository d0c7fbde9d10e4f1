import { seededRandom } from '@letterliaan/rules/random'
import { writeSvg } from '../drawing.ts'
import { drawLetter } from '../letters.ts'
import { randomBetween, curvePath, pickRandom, samplePoints, parsePoints, type Random } from '../pen.ts'
import { leafFan, liana, sunRays } from '../plants.ts'
import { ellipse, linearGradient, radialGradient, group, line, path, place } from '../svg.ts'
import { palmTree } from '../trees.ts'

const sceneWidth = 1600
const sceneHeight = 1000

function drawWall(random: Random): string {
  const pole = (x: number, i: number): string => {
    const fill = ['#d9a866', '#e0b273', '#d3a05c', '#deae6c'][i % 4] ?? ''
    const knots = [
      randomBetween(random, 120, 260),
      randomBetween(random, 380, 520),
      randomBetween(random, 620, 720),
    ]
      .map((y) => `M${x + 3} ${Math.round(y)}h54`)
      .join('')
    return (
      `<rect x="${x}" width="60" height="790" fill="${fill}"/>` +
      `<rect x="${x + 8}" width="12" height="790" fill="#f3d29a" opacity=".55"/>` +
      `<rect x="${x + 52}" width="8" height="790" fill="#a87638" opacity=".55"/>` +
      line(knots, '#b07f42', 5, 'opacity=".7"')
    )
  }
  return Array.from({ length: 27 }, (_, i) => pole(i * 60 - 10, i)).join('')
}

/** What is seen of the jungle: the edge of the forest with a palm, or the river down to the far mountains. */
type View = (x: number, y: number, r: number) => string

const palmView: View = (x, y, r) =>
  ellipse(x, y, r, r, 'url(#outside)') +
  ellipse(x + r * 0.3, y - r * 0.34, r * 0.6, r * 0.6, 'url(#sun)') +
  ellipse(x - r * 0.4, y + r * 0.66, r * 0.8, r * 0.4, '#8fc96a') +
  ellipse(x + r * 0.5, y + r * 0.74, r * 0.9, r * 0.4, '#74b956') +
  palmTree(
    x - r * 0.3,
    y + r * 0.72,
    r * 0.46,
    ['#3f9a4f', '#58b054', '#86c766'],
    ['#5d3a1d', '#8a5a30', '#b98149'],
    0.5,
  )

const riverView: View = (x, y, r) =>
  ellipse(x, y, r, r, 'url(#outside)') +
  path(
    `M${x - r} ${y + r * 0.1}L${x - r * 0.5} ${y - r * 0.42}L${x - r * 0.14} ${y + r * 0.02}L${x + r * 0.3} ${y - r * 0.62}L${x + r} ${y + r * 0.2}z`,
    '#9fb8d8',
  ) +
  path(
    `M${x + r * 0.12} ${y - r * 0.34}L${x + r * 0.3} ${y - r * 0.62}L${x + r * 0.5} ${y - r * 0.38}l${-r * 0.18}${-r * 0.02}z`,
    '#f6fbff',
  ) +
  ellipse(x - r * 0.5, y + r * 0.5, r, r * 0.5, '#8fc96a') +
  ellipse(x + r * 0.7, y + r * 0.6, r * 0.9, r * 0.56, '#74b956') +
  path(
    `M${x + r * 0.02} ${y + r * 0.12}q${r * 0.3} ${r * 0.2} ${-r * 0.1} ${r * 0.42}q${-r * 0.36} ${r * 0.2} ${-r * 0.2} ${r * 0.5}h${r * 0.7}q${-r * 0.3}${-r * 0.3} ${-r * 0.02}${-r * 0.48}q${r * 0.3}${-r * 0.26} ${-r * 0.38}${-r * 0.44}z`,
    '#6cc4ec',
  ) +
  place('bird', x - r * 0.36, y - r * 0.6, 0.3, 0, '#5a6f88') +
  place('bird', x - r * 0.1, y - r * 0.72, 0.22, 8, '#5a6f88')

interface Window {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly view: View
}

function drawWindow({ x, y, r, view }: Window, random: Random): string {
  const id = `view${x}`
  return (
    `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    ellipse(x, y, r + 30, r + 30, '#7a4c22') +
    ellipse(x - 3, y - 4, r + 24, r + 24, '#b27a3c') +
    group(view(x, y, r), `clip-path="url(#${id})"`) +
    `<circle cx="${x}" cy="${y}" r="${r + 4}" fill="none" stroke="#8a5a2c" stroke-width="12"/>` +
    line(`M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}`, '#8a5a2c', 12) +
    leafFan(
      'leaf',
      x - r * 0.9,
      y + r * 0.9,
      r * 0.4,
      [-60, -20, 30],
      ['#3f9442', '#5cae48', '#2c7d3e'],
      random,
    )
  )
}

function drawFloor(): string {
  const planks = Array.from(
    { length: 15 },
    (_, i) => `M${Math.round(800 + (i - 7) * 118)} 780L${Math.round(800 + (i - 7) * 260)} 1000`,
  ).join('')
  return (
    path(`M0 780H${sceneWidth}V${sceneHeight}H0z`, 'url(#floor)') +
    line(planks, '#8f5c2b', 4, 'opacity=".55"') +
    path(`M0 774H${sceneWidth}v16H0z`, '#7a4c22') +
    ellipse(800, 920, 520, 92, '#8a4f3a', 'opacity=".35"') +
    ellipse(800, 912, 510, 88, '#e2725b') +
    ellipse(800, 911, 440, 74, '#f7d9a0') +
    ellipse(800, 910, 370, 60, '#6fb08c') +
    ellipse(800, 909, 300, 47, '#f7d9a0')
  )
}

function drawRoom(): string {
  const random = seededRandom(81)
  const body =
    drawWall(random) +
    drawWindow({ x: 300, y: 330, r: 150, view: palmView }, random) +
    drawWindow({ x: 1300, y: 330, r: 150, view: riverView }, random) +
    ellipse(800, 380, 620, 430, 'url(#calm)') +
    sunRays(300, 300, 1100, '20,8,.5 46,9,.4', 'url(#ray)') +
    drawFloor()
  const defs =
    linearGradient('outside', '#9fdcf4 #f7f5d0') +
    linearGradient('floor', '#b9824a #d09a5c') +
    radialGradient('sun', '#fff4b8 #fff4b8/0') +
    radialGradient('calm', '#fff3d2/.75 .6:#fff3d2/.4 #fff3d2/0') +
    radialGradient('ray', '#fff5cf/.8 #fff5cf/0', [300, 300, 900])
  return writeSvg({ width: sceneWidth, height: sceneHeight, defs, body })
}

function drawRoof(): string {
  const random = seededRandom(83)
  const rope = samplePoints(parsePoints('-20,120 260,200 530,222 800,190 1070,222 1340,200 1620,120'), 8)
  const lamps = [8, 16, 32, 40].map((i, n) => {
    const [x, y] = rope[i]!
    const color = ['#ff9a5c', '#ffd24d', '#7fcf9a', '#f28bb0'][n] ?? ''
    return (
      ellipse(x, y + 46, 70, 70, 'url(#lamp)') +
      line(`M${Math.round(x)} ${Math.round(y)}v18`, '#6b4424', 4) +
      ellipse(x, y + 44, 24, 28, color) +
      ellipse(x, y + 44, 12, 27, '#fff', 'opacity=".35"') +
      line(
        `M${Math.round(x - 9)} ${Math.round(y + 17)}h18M${Math.round(x - 8)} ${Math.round(y + 72)}h16`,
        '#6b4424',
        6,
      )
    )
  })
  const thatch = (y: number, size: number, colors: readonly string[]): string =>
    Array.from({ length: 19 }, (_, i) =>
      place(
        'palm',
        i * 90 - 10 + randomBetween(random, -16, 16),
        y,
        (size / 100) * randomBetween(random, 0.9, 1.15),
        180 + randomBetween(random, -22, 22),
        pickRandom(random, colors),
        random() > 0.5,
      ),
    ).join('')
  const body =
    thatch(-30, 190, ['#2f7a3c', '#39883f']) +
    `<rect width="${sceneWidth}" height="26" fill="#6b4424"/>` +
    thatch(-46, 160, ['#4a9a44', '#58a84a', '#6bb552']) +
    line(curvePath(rope.filter((_, i) => i % 4 === 0)), '#8a6a3c', 6) +
    lamps.join('')
  return writeSvg({
    width: sceneWidth,
    height: 360,
    fit: 'xMidYMin slice',
    defs: radialGradient('lamp', '#fff0b0/.8 #fff0b0/0'),
    body,
  })
}

const pot = (x: number, foot: number, w: number, h: number, fill: string): string =>
  path(`M${x - w / 2} ${foot - h}h${w}l${-w * 0.14} ${h}h${-w * 0.72}z`, fill) +
  path(`M${x - w * 0.58} ${foot - h}h${w * 1.16}v${h * 0.2}h${-w * 1.16}z`, '#fff', 'opacity=".25"')

function drawShelfSide(): string {
  const random = seededRandom(84)
  const book = (x: number, foot: number, w: number, h: number, fill: string): string =>
    `<rect x="${x}" y="${foot - h}" width="${w}" height="${h}" rx="3" fill="${fill}"/><rect x="${x}" y="${foot - h + 10}" width="${w}" height="6" fill="#fff" opacity=".5"/>`
  const shelf = (y: number): string =>
    `<rect y="${y}" width="226" height="16" rx="4" fill="#8a5a2c"/><rect y="${y}" width="226" height="6" rx="3" fill="#b98149"/>` +
    path(`M20 ${y + 16}h14l-14 30zM190 ${y + 16}h14v30z`, '#7a4c22')
  const block = (letter: string, x: number, foot: number, fill: string): string =>
    `<rect x="${x}" y="${foot - 44}" width="44" height="44" rx="8" fill="${fill}"/><rect x="${x + 5}" y="${foot - 39}" width="34" height="34" rx="5" fill="#fff" opacity=".35"/>` +
    drawLetter(letter, x + 22, foot - 21, 36, '#4a2a12')
  const jar =
    ellipse(150, 500, 60, 60, 'url(#lamp)') +
    path('M126 470h48v50q0 10-10 10h-28q-10 0-10-10z', '#d6f2e6', 'opacity=".75"') +
    path('M130 458h40v14h-40z', '#c98b4e') +
    ellipse(142, 500, 5, 5, '#fff3a0') +
    ellipse(158, 488, 5, 5, '#fff3a0') +
    ellipse(156, 514, 4, 4, '#fff3a0')
  const body =
    shelf(530) +
    book(24, 530, 22, 84, '#e2503e') +
    book(48, 530, 18, 72, '#4fa0d8') +
    book(68, 530, 24, 92, '#5faa3c') +
    group(book(98, 530, 18, 76, '#b07bea'), 'transform="rotate(9 98 530)"') +
    jar +
    shelf(680) +
    block('a', 22, 680, '#ffce3a') +
    block('b', 70, 680, '#86cf4a') +
    block('c', 46, 636, '#ef6a51') +
    leafFan('heart', 166, 626, 40, [200, 160, 130, 230], ['#3f9442', '#5cae48'], random) +
    pot(166, 680, 50, 48, '#c9703a') +
    leafFan('banana', 60, 930, 230, [-34, 34, 4], ['#2c7d3e', '#3f9442', '#55a847'], random) +
    leafFan('monstera', 60, 930, 150, [-58, 62, 22], ['#37893f', '#46a046'], random) +
    pot(60, 1000, 120, 92, '#c9703a')
  return writeSvg({
    width: 400,
    height: 1000,
    fit: 'xMinYMax slice',
    defs: radialGradient('lamp', '#fff0a0/.9 #fff0a0/0'),
    body,
  })
}

/** Right (shown mirrored): an empty hammock, as the child has a buddy of its own, and baskets. */
function drawHammockSide(): string {
  const random = seededRandom(85)
  const body =
    liana(40, 210, 220, '#4f9a4c') +
    line('M-10 470Q20 560 48 634M330 440Q322 560 302 634', '#8a6a3c', 6) +
    path('M44 630Q170 800 304 630Q300 760 176 772Q56 764 44 630z', '#e2725b') +
    path('M58 668Q170 812 292 668L284 694Q172 820 66 694z', '#f7d9a0') +
    leafFan('palm', 30, 920, 210, [-30, 40, 8], ['#2c7d3e', '#3f9442', '#55a847'], random) +
    pot(36, 1000, 130, 84, '#4f8f9a') +
    path('M150 930h110l-14 70h-82z', '#c99a58') +
    line('M152 948h106M158 966h94M162 984h86', '#9a6f38', 5) +
    leafFan('leaf', 205, 934, 54, [-40, 0, 40], ['#ffce3a', '#ef6a51', '#86cf4a'], random)
  return writeSvg({ width: 400, height: 1000, fit: 'xMinYMax slice', body })
}

export const hut = (): Record<string, string> => ({
  'hut-room': drawRoom(),
  'hut-roof': drawRoof(),
  'hut-shelf': drawShelfSide(),
  'hut-hammock': drawHammockSide(),
})
