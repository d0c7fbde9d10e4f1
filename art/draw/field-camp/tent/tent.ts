/** The tent of the expedition, from inside: canvas on poles, an opening with its flaps tied back, a ground of earth. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../../drawing.ts'
import { ovals, randomBetween } from '../../pen.ts'
import { roomShapes, type RoomShape } from '../../scenes/treehouse/places.ts'
import { ellipse, group, line, linearGradient, path, radialGradient } from '../../svg.ts'
import { drawContourLines } from './contour-lines.ts'
import { tentPaint } from './paint.ts'

const buttCap = 'stroke-linecap="butt"'

/** The way out: wide at the ground, and narrow where the flaps meet. */
const outline = ({ opening: { x, top, half }, floor }: RoomShape): string =>
  `M${x - half} ${floor}C${x - half * 0.98} ${floor * 0.62 + top * 0.38} ${x - half * 0.66} ${top + (floor - top) * 0.2} ${x} ${top}C${x + half * 0.66} ${top + (floor - top) * 0.2} ${x + half * 0.98} ${floor * 0.62 + top * 0.38} ${x + half} ${floor}z`

function drawCanvas(shape: RoomShape): string {
  const { width, height, floor, opening } = shape
  const count = Math.round(width / 200)
  const panels = Array.from({ length: count }, (_, i) => {
    const wide = width / count
    return `<rect x="${Math.round(i * wide)}" width="${Math.ceil(wide)}" height="${floor}" fill="${i % 2 === 0 ? '#b7a477' : '#ad9a6c'}"/>`
  })
  const seams = Array.from({ length: count - 1 }, (_, i) => {
    const at = Math.round(((i + 1) * width) / count)
    const lean = Math.round((opening.x - at) * 0.12)
    return `M${at + lean} 0Q${at} ${Math.round(floor * 0.5)} ${at} ${floor}`
  }).join('')
  const stitches = line(seams, '#e0d2ab', 2.5, `stroke-dasharray="14 12" opacity=".7" ${buttCap}`)
  const hole = `<path fill="#fff" d="M0 0H${width}V${height}H0z"/><path d="${outline(shape)}"/>`
  return (
    `<mask id="canvas">${hole}</mask>` +
    group(
      panels.join('') +
        line(seams, '#8d7b50', 9, 'opacity=".7"') +
        stitches +
        path(`M0 ${floor - 70}H${width}V${floor}H0z`, '#6f6141', 'opacity=".55"') +
        path(`M0 0H${width}V${floor}H0z`, 'url(#dusk)'),
      'mask="url(#canvas)"',
    )
  )
}

function drawFlaps({ opening: { x, top, half }, floor }: RoomShape): string {
  const high = floor - top
  const flap = (side: number): string => {
    const at = (part: number): number => Math.round(x + side * part * half)
    const y = (part: number): number => Math.round(top + part * high)
    return (
      path(
        `M${at(0)} ${y(-0.03)}C${at(0.4)} ${y(0.14)} ${at(0.7)} ${y(0.34)} ${at(0.84)} ${y(0.56)}C${at(0.9)} ${y(0.72)} ${at(0.78)} ${y(0.86)} ${at(0.8)} ${floor}H${at(1.06)}C${at(1.04)} ${y(0.6)} ${at(0.72)} ${y(0.18)} ${at(0)} ${y(-0.03)}z`,
        side < 0 ? tentPaint.canvasLight : tentPaint.canvas,
      ) +
      line(
        `M${at(0.5)} ${y(0.24)}Q${at(0.8)} ${y(0.44)} ${at(0.92)} ${y(0.58)}Q${at(0.96)} ${y(0.8)} ${at(0.88)} ${floor}M${at(0.97)} ${y(0.62)}Q${at(1)} ${y(0.8)} ${at(0.97)} ${floor}`,
        tentPaint.canvasDark,
        4,
        'opacity=".55"',
      ) +
      line(`M${at(0.8)} ${y(0.6)}Q${at(0.92)} ${y(0.66)} ${at(1.04)} ${y(0.58)}`, tentPaint.red, 12)
    )
  }
  return flap(-1) + flap(1)
}

function drawGround({ width, height, floor, opening, rug }: RoomShape, isWide: boolean): string {
  const random = seededRandom(773)
  const pebbles = Array.from({ length: 34 }, () => ({
    x: Math.round(randomBetween(random, 0, width)),
    y: Math.round(randomBetween(random, floor + 20, height - 10)),
    rx: randomBetween(random, 4, 11),
    ry: randomBetween(random, 3, 6),
  }))
  const sheet = (grow: number): string => {
    const [rx, ry] = [rug.rx * grow, rug.ry * grow]
    return `M${Math.round(rug.x - rx * 0.82)} ${Math.round(rug.y - ry)}H${Math.round(rug.x + rx * 0.82)}L${Math.round(rug.x + rx)} ${Math.round(rug.y + ry)}H${Math.round(rug.x - rx)}z`
  }
  return (
    path(`M0 ${floor}H${width}V${height}H0z`, 'url(#ground)') +
    path(ovals(pebbles), '#0c2026', 'opacity=".2"') +
    path(
      `M${opening.x - opening.half} ${floor}h${opening.half * 2}L${opening.x + opening.half * 1.6} ${height}H${opening.x - opening.half * 1.6}z`,
      'url(#spill)',
    ) +
    path(
      `M0 ${floor - 5}H${opening.x - opening.half}v14H0zM${opening.x + opening.half} ${floor - 5}H${width}v14H${opening.x + opening.half}z`,
      '#2b2a1e',
    ) +
    path(sheet(1.02), '#0c2026', 'opacity=".35" transform="translate(0 8)"') +
    path(sheet(1), '#2f5f66') +
    line(sheet(0.88), '#d9e6d6', 3, 'opacity=".55"') +
    drawContourLines(rug, isWide)
  )
}

function drawPoles({ floor }: RoomShape, isWide: boolean): string {
  const pole = (x: number): string =>
    line(`M${x} -20V${floor + 46}`, tentPaint.ink, isWide ? 34 : 24, buttCap) +
    line(`M${x} -20V${floor + 46}`, tentPaint.wood, isWide ? 26 : 17, buttCap) +
    line(`M${x - 5} -20V${floor + 46}`, tentPaint.woodLight, 5, `${buttCap} opacity=".8"`) +
    line(
      `M${x - 14} ${Math.round(floor * 0.16)}h28M${x - 14} ${Math.round(floor * 0.16) + 12}h28`,
      '#d9c48f',
      6,
    )
  const peg = (x: number, side: number): string =>
    line(`M${x} ${floor - 60}L${x + side * 60} ${floor + 60}`, '#d9c48f', 5) +
    line(`M${x + side * 60 - 6} ${floor + 44}l12 34`, tentPaint.woodDark, 10)
  return isWide ? pole(478) + pole(1122) + peg(478, -1) + peg(1122, 1) : pole(26) + pole(774)
}

export function drawTent(orientation: Orientation): string {
  const shape = roomShapes[orientation]
  const isWide = orientation === 'landscape'
  const { width, height, opening, floor } = shape
  const body = drawCanvas(shape) + drawGround(shape, isWide) + drawFlaps(shape) + drawPoles(shape, isWide)
  const defs =
    linearGradient('ground', '#4d4a35 #2d3027') +
    linearGradient('spill', '#f0b45a/.4 .7:#f0b45a/.1 #f0b45a/0') +
    radialGradient('dusk', '#f0c878/.3 .5:#3f3a2a/.28 #0c2026/.74', [
      opening.x,
      (opening.top + floor) / 2,
      Math.max(width, height) * 0.6,
    ])
  return writeSvg({ width, height, fit: 'none', defs, body })
}

/** Near the eye: the edge of the canvas, a line with lanterns, ropes. */
export function drawTentFront(orientation: Orientation): string {
  const { width, height } = roomShapes[orientation]
  const isWide = orientation === 'landscape'
  const scallop = width / (isWide ? 10 : 5)
  const edge = Array.from({ length: isWide ? 10 : 5 }, () => `q${-scallop / 2} 44 ${-scallop} 0`).join('')
  const lantern = (x: number, drop: number): string =>
    line(`M${x} 70V${drop}`, '#d9c48f', 5) +
    ellipse(x, drop + 60, 150, 150, 'url(#lamp)') +
    group(
      path(`M${x - 26} ${drop + 22}h52l8 70h-68z`, '#ffdf94') +
        path(`M${x - 9} ${drop + 30}h18l4 56h-26z`, '#fff6da') +
        path(`M${x - 34} ${drop + 24}q34-40 68 0z`, tentPaint.brass) +
        path(`M${x - 38} ${drop + 90}h76v14h-76z`, tentPaint.brass) +
        line(`M${x - 14} ${drop + 24}v66M${x + 14} ${drop + 24}v66`, tentPaint.ink, 4),
      `stroke="${tentPaint.ink}" stroke-width="5" stroke-linejoin="round"`,
    )
  const body =
    path(`M0 0H${width}V64${edge}z`, tentPaint.canvasShade) +
    path(`M0 0H${width}V40H0z`, tentPaint.canvasDark) +
    line(`M0 40H${width}`, '#e0d2ab', 3, 'stroke-dasharray="16 12" opacity=".8"') +
    line(`M0 64m${width} 0${edge}`, tentPaint.ink, 5, 'opacity=".7"') +
    (isWide ? lantern(560, 118) + lantern(1040, 118) : lantern(400, 96)) +
    path(`M0 ${height}V${height - 70}Q${width * 0.05} ${height - 10} ${width * 0.12} ${height}z`, '#16292a') +
    path(
      `M${width} ${height}V${height - 90}Q${width * 0.94} ${height - 12} ${width * 0.86} ${height}z`,
      '#16292a',
    )
  return writeSvg({
    width,
    height,
    fit: 'none',
    defs: radialGradient('lamp', '#ffe3a0/.8 .4:#f0b45a/.3 #f0b45a/0'),
    body,
  })
}
