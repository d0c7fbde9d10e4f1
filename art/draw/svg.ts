/** Small words for SVG elements. */
import { formatNumber } from './pen.ts'

export const path = (d: string, fill: string, more = ''): string =>
  `<path fill="${fill}" ${more && `${more} `}d="${d}"/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${formatNumber(width)}" ${more.includes('linecap') ? '' : `stroke-linecap="round" `}${more && `${more} `}d="${d}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}"${more && ` ${more}`}/>`

export const group = (body: string, more = ''): string => `<g${more && ` ${more}`}>${body}</g>`

/** A drawn thing again, at another place, size, angle and in other colours (`fill` is its shade, where it has one). */
export function place(
  id: string,
  x: number,
  y: number,
  scale: number,
  angle = 0,
  color = '',
  flip = false,
  fill = '',
): string {
  const size = Number(scale.toPrecision(2)).toString().replace(/^0\./, '.')
  const turn = Math.round(angle) === 0 ? '' : `rotate(${Math.round(angle)})`
  const colors = (color && ` color="${color}"`) + (fill && ` fill="${fill}"`)
  return `<use href="#${id}"${colors} transform="translate(${Math.round(x)} ${Math.round(y)})${turn}scale(${flip ? `-${size} ${size}` : size})"/>`
}

/** A drawn thing again, `wide` times as wide and `high` times as high. */
export function placeStretched(
  id: string,
  x: number,
  y: number,
  wide: number,
  high: number,
  color: string,
): string {
  return `<use href="#${id}" color="${color}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Number(wide.toPrecision(2))} ${Number(high.toPrecision(2))})"/>`
}

/**
 * Colour stops written as '#9fdcd4 .45:#f6f8c8/.8 #b5dc72': colours in order, with their place (even by default)
 * before and their opacity after them.
 */
function drawStops(stops: string): string {
  const parts = stops.split(' ')
  return parts
    .map((text, i) => {
      const [, offset = (i / (parts.length - 1)).toFixed(2), color, opacity] =
        /^(?:([\d.]+):)?(#\w+)(?:\/([\d.]+))?$/.exec(text) ?? []
      return `<stop offset="${Number(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
    })
    .join('')
}

/** Colours from top to bottom, or along the given line (x1, y1, x2, y2 as parts of the shape). */
export function linearGradient(id: string, stops: string, [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawStops(stops)}</linearGradient>`
}

/** Colours from the middle of a shape outwards, or round a fixed point of the drawing (x, y, radius). */
export function radialGradient(
  id: string,
  stops: string,
  at?: readonly [x: number, y: number, radius: number],
): string {
  const fixed =
    at === undefined ? '' : ` gradientUnits="userSpaceOnUse" cx="${at[0]}" cy="${at[1]}" r="${at[2]}"`
  return `<radialGradient id="${id}"${fixed}>${drawStops(stops)}</radialGradient>`
}
