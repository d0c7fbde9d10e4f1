/** Small words for SVG elements. */
import { short } from './pen.ts'

export const path = (d: string, fill: string, more = ''): string =>
  `<path fill="${fill}" ${more && `${more} `}d="${d}"/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${short(width)}" ${more.includes('linecap') ? '' : `stroke-linecap="round" `}${more && `${more} `}d="${d}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more && ` ${more}`}/>`

export const group = (body: string, more = ''): string => `<g${more && ` ${more}`}>${body}</g>`

/** A drawn thing again, at another place, size, angle and in another colour. */
export function place(
  id: string,
  x: number,
  y: number,
  scale: number,
  angle = 0,
  color = '',
  flip = false,
): string {
  const size =
    short(Math.round(scale * 1000) / 1000) === '0'
      ? scale.toFixed(3)
      : (Math.round(scale * 100) / 100).toString()
  const turn = angle === 0 ? '' : `rotate(${Math.round(angle)})`
  const scaling = flip ? `scale(-${size} ${size})` : `scale(${size})`
  return `<use href="#${id}" ${color && `color="${color}" `}transform="translate(${Math.round(x)} ${Math.round(y)})${turn}${scaling}"/>`
}

export type Stop = readonly [offset: number, color: string, opacity?: number]

const drawStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** Colours from top to bottom, or along the given line (x1, y1, x2, y2 as parts of the shape). */
export function fade(id: string, stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawStops(stops)}</linearGradient>`
}

/** Colours from the middle outwards. */
export function glow(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${drawStops(stops)}</radialGradient>`
}

export interface Drawing {
  width: number
  height: number
  /** 'none' stretches with the stage, so that it stays under the icons; the default covers, and crops. */
  fit?: 'none' | 'xMidYMid slice' | 'xMidYMax slice' | 'xMidYMin slice' | 'xMidYMid meet'
  defs?: string
  body: string
}

export function writeSvg({ width, height, fit = 'xMidYMid slice', defs = '', body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${defs && `<defs>${defs}</defs>`}${body}</svg>\n`
}
