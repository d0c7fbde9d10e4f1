/** Draws in the style of the buddies: a brown outline, and light from the upper left. Filters would be slow. */

export const inkColor = '#4a2a12'

/** Definitions of the highlight over the shapes with the id `f`. */
const lightDefinitions =
  '<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="9" y1="3" x2="23" y2="30">' +
  '<stop stop-color="#fff" stop-opacity=".3"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/>' +
  `<stop offset=".58" stop-color="${inkColor}" stop-opacity="0"/><stop offset="1" stop-color="${inkColor}" stop-opacity=".22"/>` +
  '</linearGradient><mask id="m" style="mask-type:alpha"><use href="#f"/></mask>'

/** Makes strokes wider, as their outline. Shapes without a stroke get theirs from the group around them. */
const widenStrokes = (body: string): string =>
  body
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) + 2}"`)
    .replaceAll(/stroke="#\w+"/g, `stroke="${inkColor}"`)

/** Returns an SVG file. `body` has shapes of 32 × 32. The view box has room for an outline of 1 around them. */
export function outlinePicture(body: string): string {
  const shapes = body.includes('stroke=') ? widenStrokes(body) : '<use href="#f"/>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 34 34"><defs>${lightDefinitions}</defs>` +
    `<g stroke="${inkColor}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>` +
    `<g id="f">${body}</g><path fill="url(#s)" d="M0 0h32v32H0z" mask="url(#m)"/></svg>\n`
  )
}
