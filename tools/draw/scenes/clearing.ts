/** The clearing of an exercise: pale and quiet, leaves only at the edges, so that the word is the hero. */
import { LEAVES } from '../leaves.ts'
import { createRandom, ridge, treetops, type Point } from '../pen.ts'
import { leafFan, softSpot, sunRays } from '../plants.ts'
import { ellipse, fade, glow, path, writeSvg } from '../svg.ts'

const W = 1600
const H = 1000

function drawGlade(): string {
  const random = createRandom(41)
  const along = (ys: readonly number[]): Point[] =>
    ys.map((y, i): Point => [-30 + ((W + 60) * i) / (ys.length - 1), y])
  const hollow = (rise: number): Point[] =>
    along([330 - rise, 420 - rise, 500 - rise, 530 - rise, 500 - rise, 420 - rise, 320 - rise])
  const body =
    path(`M0 0H${W}V${H}H0z`, 'url(#air)') +
    path(treetops(hollow(150), 60, H, random), '#d3ecc0') +
    path(treetops(hollow(80), 70, H, random), '#c5e5b0') +
    path(treetops(hollow(10), 84, H, random), '#b7dda0') +
    ellipse(800, 330, 760, 460, 'url(#light)') +
    sunRays(
      800,
      -160,
      1300,
      [
        [-30, 4, 0.5],
        [-14, 5, 0.6],
        [3, 4, 0.5],
        [18, 5, 0.6],
        [34, 4, 0.4],
      ],
      'url(#ray)',
    ) +
    path(ridge(along([640, 620, 650, 668, 650, 622, 640]), H), '#cfe8a4') +
    path(ridge(along([720, 700, 742, 760, 742, 700, 716]), H), '#c3e195') +
    softSpot(800, 850, 620, 90, '#e9f5bd', 0.7)
  const defs =
    fade('air', [
      [0, '#e6f6e6'],
      [0.5, '#f6f9d8'],
      [1, '#d8edb4'],
    ]) +
    glow('light', [
      [0, '#fffdea', 0.95],
      [1, '#fffdea', 0],
    ]) +
    '<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="800" cy="-160" r="1100"><stop offset=".2" stop-color="#fffceb"/><stop offset="1" stop-color="#fffceb" stop-opacity="0"/></radialGradient>'
  return writeSvg({ width: W, height: H, fit: 'xMidYMid slice', defs, body })
}

/** One side of the frame, against the left edge; the other is its mirror image. */
function drawSide(): string {
  const random = createRandom(43)
  const body =
    leafFan('palm', -30, 1010, 330, [62, 30, -6], ['#5f9f63', '#6cab68', '#5f9f63'], random) +
    leafFan('banana', -24, 1020, 290, [48, 16], ['#78b56b', '#86c072'], random) +
    leafFan('monstera', -16, 1020, 170, [74, 40, 8], ['#86c072', '#94ca7a', '#7fba70'], random) +
    leafFan('palm', -30, -20, 280, [118, 150, 172], ['#86bd7c', '#93c786', '#86bd7c'], random) +
    leafFan('monstera', -20, -20, 150, [104, 138, 168], ['#9ccd8c', '#a8d595', '#9ccd8c'], random)
  return writeSvg({
    width: 420,
    height: 1000,
    fit: 'xMidYMid slice',
    defs: ['palm', 'banana', 'monstera'].map((id) => LEAVES[id]).join(''),
    body,
  })
}

export const clearing = (): Record<string, string> => ({
  'clearing-glade': drawGlade(),
  'clearing-side': drawSide(),
})
