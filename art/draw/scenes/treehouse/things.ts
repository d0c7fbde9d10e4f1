/** What the child can take hold of in the treehouse: each a drawing of its own, with a thick outline. */
import { writeSvg } from '../../drawing.ts'
import { radialGradient, group, path } from '../../svg.ts'

/** The pencil of all that can be touched; the scenery has none. */
export const inkColor = '#4a2a12'

export interface Thing {
  readonly width: number
  readonly height: number
  readonly defs?: string
  readonly body: string
}

export const drawThing = ({ width, height, defs = '', body }: Thing): string =>
  writeSvg({
    width,
    height,
    fit: 'xMidYMid meet',
    light: ['#ffd890', '#ffe8b0'],
    defs: defs + radialGradient('warm', '#ffe9a0/.9 #ffc860/0'),
    body: group(body, 'stroke-linejoin="round" stroke-linecap="round"'),
  })

export const outlinedPath = (d: string, fill: string, width = 6): string =>
  path(d, fill, `stroke="${inkColor}" stroke-width="${width}"`)

export const outlinedBox = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 6,
  outline = 5,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${outline > 0 ? ` stroke="${inkColor}" stroke-width="${outline}"` : ''}/>`

export const outlinedDot = (x: number, y: number, r: number, fill: string, outline = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${outline > 0 ? ` stroke="${inkColor}" stroke-width="${outline}"` : ''}/>`

export function starPath(x: number, y: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? size : size * 0.46
    const turn = (i * Math.PI) / 5
    return `${Math.round(x + Math.sin(turn) * reach)} ${Math.round(y - Math.cos(turn) * reach)}`
  })
  return `M${points.join('L')}z`
}
