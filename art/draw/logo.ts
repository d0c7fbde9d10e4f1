/** The name of the game, grown through by a liana, and its sign (the L on a leaf). */
import { curvePath, parsePoints } from './pen.ts'
import { drawLetter, letterWidth } from './letters.ts'
import { writeSvg } from './drawing.ts'
import { linearGradient, group, line, place } from './svg.ts'

const inkColor = '#4a2a12'
const stemColors = ['#2c6b2f', '#58ad3f'] as const

const stem = (d: string, width: number): string =>
  line(d, inkColor, width + 7) + line(d, stemColors[0], width) + line(d, stemColors[1], width * 0.45)

const leaf = (x: number, y: number, scale: number, angle: number, color = '#5cb646'): string =>
  group(
    place('heart', x, y, scale, angle, color),
    `stroke="${inkColor}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`,
  )

function drawName(): string {
  const size = 138
  const text = [...'Letterliaan']
  const spacing = 4
  const total = text.reduce((sum, letter) => sum + (letterWidth(letter) * size) / 100 + spacing, 0)
  let at = 410 - total / 2
  const spots = text.map((letter, i) => {
    const width = (letterWidth(letter) * size) / 100
    const x = at + width / 2
    at += width + spacing
    return {
      letter,
      x,
      y: 132 + ((x - 410) / 410) ** 2 * 34 - (i === 0 ? 6 : 0),
      turn: ((x - 410) / 410) * 7 + (i % 2 === 0 ? -2 : 2),
    }
  })
  const layer = (fill: string, more: string, dy = 0): string =>
    spots
      .map(({ letter, x, y, turn }) =>
        group(
          drawLetter(letter, x, y + dy, size, fill, more),
          `transform="rotate(${turn.toFixed(1)} ${Math.round(x)} ${Math.round(y)})"`,
        ),
      )
      .join('')
  return (
    layer('#2a1607', `stroke="#2a1607" stroke-width="15" stroke-linejoin="round" opacity=".35"`, 12) +
    layer(inkColor, `stroke="${inkColor}" stroke-width="15" stroke-linejoin="round"`, 7) +
    layer('#fff6d6', `stroke="${inkColor}" stroke-width="15" stroke-linejoin="round"`) +
    layer('#fff6d6', 'stroke="#fff6d6" stroke-width="5" stroke-linejoin="round"') +
    layer('url(#ripe)', '')
  )
}

export function drawLogo(): string {
  const behind = curvePath(
    parsePoints(
      '4,96 60,30 150,62 240,196 330,204 420,60 520,48 600,200 700,214 790,120 814,66 790,40 770,62',
    ),
  )
  const wrap = (x: number, y: number): string =>
    stem(
      curvePath([
        [x - 34, y + 12],
        [x - 6, y + 10],
        [x + 32, y - 18],
      ]),
      10,
    ) +
    leaf(x + 30, y - 16, 0.26, -130, '#7cc94f') +
    leaf(x - 32, y + 12, 0.26, 60)
  const body =
    stem(behind, 11) +
    leaf(66, 36, 0.34, -160) +
    leaf(150, 60, 0.3, 150, '#7cc94f') +
    leaf(284, 204, 0.34, 20) +
    leaf(330, 204, 0.3, -50, '#7cc94f') +
    leaf(470, 44, 0.34, 170) +
    leaf(520, 46, 0.28, -140, '#7cc94f') +
    leaf(650, 212, 0.34, -20) +
    leaf(700, 214, 0.3, 40, '#7cc94f') +
    leaf(812, 76, 0.32, -70) +
    drawName() +
    wrap(469, 126) +
    wrap(196, 150) +
    group(
      place('flower', 26, 74, 0.5, 0, '#f2637e') + place('flower', 772, 62, 0.46, 0, '#ff9a4d'),
      `stroke="${inkColor}" stroke-width="10" paint-order="stroke" stroke-linejoin="round"`,
    )
  const defs = linearGradient('ripe', '#ffe065 .55:#ffb52e #f5821f')
  return writeSvg({
    width: 856,
    height: 250,
    fit: 'xMidYMid meet',
    defs,
    body: group(body, 'transform="translate(10)"'),
  })
}

export function drawSign(): string {
  const body =
    '<rect width="128" height="128" rx="30" fill="#86cf4a"/>' +
    group(
      place('heart', 64, 6, 1.16, 0, '#2f7d32'),
      `stroke="${inkColor}" stroke-width="5" paint-order="stroke"`,
    ) +
    drawLetter('L', 66, 62, 88, inkColor, `stroke="${inkColor}" stroke-width="12" stroke-linejoin="round"`) +
    drawLetter('L', 66, 60, 88, '#ffce3a')
  return writeSvg({ width: 128, height: 128, fit: 'xMidYMid meet', body })
}
