/** Draws in the buddies' style: brown outline, light from upper left; no filters, which each size renders. */

export const inkColor = '#4a2a12'

/** Width of an outline outside a shape, as a share of the picture's size; the same as the buddies'. */
const reachPart = 1 / 32

/** Returns the highlight over a figure with the id `f`, within 0 to `size`. */
export function lightFigure(size: number): { readonly defs: string; readonly light: string } {
  const at = (part: number): number => Math.round(part * size)
  return {
    defs:
      `<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="${at(0.28)}" y1="${at(0.1)}" x2="${at(0.72)}" y2="${at(0.94)}">` +
      '<stop stop-color="#fff" stop-opacity=".3"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/>' +
      `<stop offset=".58" stop-color="${inkColor}" stop-opacity="0"/><stop offset="1" stop-color="${inkColor}" stop-opacity=".22"/>` +
      '</linearGradient><mask id="m" style="mask-type:alpha"><use href="#f"/></mask>',
    light: `<path fill="url(#s)" d="M0 0h${size}v${size}H0z" mask="url(#m)"/>`,
  }
}

/** A stroked shape gets a wider stroke as its outline; other shapes get theirs from the group around them. */
const widenStrokes = (body: string, more: number): string =>
  body
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) + more}"`)
    .replaceAll(/stroke="#\w+"/g, `stroke="${inkColor}"`)

/** Outlines shapes with the id `id`. `more`: added width, for both sides together. */
export function drawOutline(id: string, body: string, more: number): string {
  const shapes = body.includes('stroke=') ? widenStrokes(body, more) : `<use href="#${id}"/>`
  return `<g stroke="${inkColor}" stroke-width="${more}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`
}

/** Returns an SVG file. `body`: shapes in `size` × `size`; the larger view box keeps the outline whole. */
export function outlinePicture(body: string, size = 32): string {
  const reach = size * reachPart
  const { defs, light } = lightFigure(size)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${size + 2 * reach} ${size + 2 * reach}">` +
    `<defs>${defs}</defs>${drawOutline('f', body, 2 * reach)}<g id="f">${body}</g>${light}</svg>\n`
  )
}
