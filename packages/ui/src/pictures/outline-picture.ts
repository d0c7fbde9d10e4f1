/**
 * Gives a flat picture of the emoji set the hand of the buddies: their brown outline, and light from the upper left. No
 * filters: they would be drawn anew at each size.
 */

export const inkColor = '#4a2a12'

/** How far an outline reaches outside of a shape, as a part of the picture's size: the buddies' too. */
const reachPart = 1 / 32

/** Light over a figure, which has the id `f` and lies within 0 to `size`. */
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

/** A shape that is a stroke has its outline as a wider one; all others take theirs from the group around them. */
const widenStrokes = (body: string, more: number): string =>
  body
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) + more}"`)
    .replaceAll(/stroke="#\w+"/g, `stroke="${inkColor}"`)

/** Outlines shapes with the id `id`. `more`: added width, both sides together. */
export function drawOutline(id: string, body: string, more: number): string {
  const shapes = body.includes('stroke=') ? widenStrokes(body, more) : `<use href="#${id}"/>`
  return `<g stroke="${inkColor}" stroke-width="${more}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`
}

/** An SVG file. `body`: shapes without the `svg`, in `size` × `size`; the outline is around that, so that nothing is cut off. */
export function outlinePicture(body: string, size = 32): string {
  const reach = size * reachPart
  const { defs, light } = lightFigure(size)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${size + 2 * reach} ${size + 2 * reach}">` +
    `<defs>${defs}</defs>${drawOutline('f', body, 2 * reach)}<g id="f">${body}</g>${light}</svg>\n`
  )
}
