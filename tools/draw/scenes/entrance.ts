/** The way into the jungle, behind the login: two old trees make a gate, light falls through from behind. */
import { LEAVES } from '../leaves.ts'
import { createRandom, ridge, sample, treetops, type Point } from '../pen.ts'
import { bush, crown, leafFan, liana, softSpot, sunRays, trunk, type Tones } from '../plants.ts'
import { SMALL_THINGS } from '../small-things.ts'
import { ellipse, fade, glow, group, path, place, writeSvg } from '../svg.ts'
import { drawTrail } from '../trail.ts'

const W = 1600
const H = 1000
const DARK: Tones = ['#0f3a2a', '#175233', '#23703a', '#3f9442']
const MID: Tones = ['#3f8d52', '#5aa657', '#86c463', '#b9e07c']

function drawDepth(): string {
  const random = createRandom(51)
  const along = (ys: readonly number[]): Point[] =>
    ys.map((y, i): Point => [-30 + ((W + 60) * i) / (ys.length - 1), y])
  const ground = { width: W, height: H, horizon: 560, farScale: 0.2 }
  const trail = sample(
    [
      [760, 1060],
      [840, 900],
      [760, 780],
      [830, 690],
      [800, 630],
      [806, 600],
    ],
    10,
  )
  const stand = (
    x: number,
    foot: number,
    size: number,
    tones: Tones,
    bark: readonly [string, string, string],
  ): string =>
    trunk(x, foot, x + size * 0.1, foot - size * 2.1, size * 0.22, bark, random) +
    crown(x, foot - size * 2.4, size, tones, random, 1)
  const pale: Tones = ['#9cccA0'.toLowerCase(), '#aed8a2', '#c9e8ac', '#def3b8']
  const body =
    path(`M0 0H${W}V${H}H0z`, 'url(#air)') +
    ellipse(800, 400, 620, 520, 'url(#light)') +
    path(treetops(along([300, 380, 460, 520, 520, 460, 380, 300]), 60, H, random), '#cde9b0') +
    stand(420, 640, 120, pale, ['#93a878', '#a9b98a', '#c3cf9f']) +
    stand(1190, 640, 130, pale, ['#93a878', '#a9b98a', '#c3cf9f']) +
    path(treetops(along([420, 470, 560, 600, 600, 560, 470, 420]), 64, H, random), '#a8d58c') +
    sunRays(
      830,
      -120,
      1300,
      [
        [-34, 4, 0.5],
        [-20, 5, 0.6],
        [-5, 4, 0.55],
        [12, 5, 0.6],
        [28, 4, 0.5],
      ],
      'url(#ray)',
    ) +
    path(ridge(along([650, 620, 612, 606, 612, 620, 650]), H), '#b5dc72') +
    path(ridge(along([760, 720, 690, 680, 690, 720, 760]), H), '#9ccb58') +
    path(ridge(along([880, 850, 800, 790, 800, 850, 880]), H), '#80b848') +
    drawTrail(
      ground,
      trail,
      150,
      { edge: '#a97e45', ground: '#e6c482', light: '#f8e5b4', pebbles: ['#d2ac6f', '#bd9658', '#f4e0b0'] },
      random,
    ) +
    stand(250, 800, 150, MID, ['#4e3a20', '#76532d', '#a97f4c']) +
    stand(1370, 800, 160, MID, ['#4e3a20', '#76532d', '#a97f4c']) +
    [
      [470, 850, 70],
      [1150, 860, 76],
      [360, 930, 90],
      [1270, 940, 96],
    ]
      .map(([x, y, size]) => bush(x!, y!, size!, MID, random, 1))
      .join('') +
    [
      [520, 900, 'mushroom', '#e2503e', 0.5],
      [560, 930, 'daisy', '#fff', 0.5],
      [1080, 930, 'hibiscus', '#f2637e', 0.6],
      [1120, 970, 'tulip', '#ff9a4d', 0.55],
      [480, 970, 'bells', '#8f7be8', 0.6],
      [620, 980, 'daisy', '#ffd0e0', 0.55],
      [1030, 985, 'mushroom', '#e8743c', 0.5],
    ]
      .map(([x, y, id, color, scale]) =>
        place(id as string, x as number, y as number, scale as number, 0, color as string),
      )
      .join('') +
    softSpot(800, 960, 420, 60, '#f5f3a8', 0.35)
  const defs =
    fade('air', [
      [0, '#aee3df'],
      [0.4, '#f3f7c6'],
      [1, '#b5dc72'],
    ]) +
    glow('light', [
      [0, '#fffbdc', 1],
      [0.5, '#fff6c2', 0.6],
      [1, '#fff6c2', 0],
    ]) +
    '<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="830" cy="-120" r="1200"><stop offset=".1" stop-color="#fffbdc"/><stop offset="1" stop-color="#fffbdc" stop-opacity="0"/></radialGradient>' +
    LEAVES['leaf'] +
    ['mushroom', 'daisy', 'hibiscus', 'tulip', 'bells'].map((id) => SMALL_THINGS[id]).join('')
  return writeSvg({ width: W, height: H, fit: 'xMidYMax slice', defs, body })
}

/** The left tree of the gate; the right one is its mirror image. */
function drawGate(): string {
  const random = createRandom(53)
  const body =
    group(trunk(40, 1010, 10, -30, 190, ['#2f1c0e', '#5b3a1d', '#8f6234'], random)) +
    crown(0, 40, 230, DARK, random, 1, 20) +
    crown(250, -40, 170, DARK, random, 1, 16) +
    crown(430, -90, 130, DARK, random, 1, 10) +
    liana(
      [
        [150, 120],
        [176, 260],
        [150, 420],
        [170, 520],
      ],
      8,
      ['#2c5a2c', '#3f9442', '#5cae48', '#2c7d3e'],
      random,
      2,
    ) +
    liana(
      [
        [270, 60],
        [290, 160],
        [270, 280],
      ],
      7,
      ['#2c5a2c', '#3f9442', '#5cae48'],
      random,
      2,
    ) +
    leafFan('palm', -20, 1020, 300, [66, 40, 8], ['#14492f', '#1a5733', '#1d6338'], random) +
    leafFan('banana', 10, 1030, 250, [56, 26], ['#1d6338', '#2c7d3e'], random) +
    leafFan('monstera', 0, 1020, 160, [78, 44, 14], ['#2c7d3e', '#1d6338', '#3f9442'], random)
  return writeSvg({
    width: 520,
    height: 1000,
    fit: 'xMidYMid slice',
    defs: ['leaf', 'palm', 'banana', 'monstera', 'heart'].map((id) => LEAVES[id]).join(''),
    body,
  })
}

export const entrance = (): Record<string, string> => ({
  'entrance-depth': drawDepth(),
  'entrance-gate': drawGate(),
})
