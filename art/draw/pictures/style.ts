/** What the pictures of words share with the buddies. Drawn on 120 × 120, of which the outer 4 stay free. */
import { lightFigure } from '../../../packages/ui/src/pictures/outline-picture.ts'
import { eyes, mouth, outlinedShape, oval as ovalOf, stroke, type Mood } from '../buddies/style.ts'

export { flatShape as flat } from '../buddies/style.ts'

const size = 120
const outlineWidth = 4

export const colors = {
  wood: '#b9763d',
  darkWood: '#8a5128',
  skin: '#f6bd84',
  hair: '#7a4a28',
  red: '#e2574c',
  blue: '#3d9bd6',
  sky: '#a9dcf5',
  green: '#5fae4a',
  leaf: '#86c766',
  yellow: '#ffd04a',
  orange: '#f39a3c',
  purple: '#8f6be0',
  pink: '#f48fb1',
  grey: '#aeb6bd',
  stone: '#8b949c',
  white: '#fffaf0',
} as const

export const shape = (d: string, fill: string): string => outlinedShape(d, fill, outlineWidth)

/** Without an outline when `width` is 0. */
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = outlineWidth,
  turn = 0,
): string => ovalOf(x, y, rx, ry, fill, width, turn)

export const line = (d: string, color?: string, width = outlineWidth): string => stroke(d, color, width)

/** A thick line with an outline: a limb, a pole, a tube. */
export const rod = (d: string, color: string, width: number): string =>
  line(d, undefined, width + 2 * outlineWidth) + line(d, color, width)

export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  shape(`M${x} ${y}h${width}v${height}h${-width}z`, fill)

/** A red arrow to the part that is meant, its point at (x, y). `from`: where it comes from. */
export function arrow(x: number, y: number, from: 'left' | 'right' | 'top' | 'bottom'): string {
  const turn = { left: 0, right: 180, top: 90, bottom: 270 }[from]
  return `<path fill="#e8261c" stroke="#fff" stroke-width="3" transform="rotate(${turn} ${x} ${y})" d="M${x} ${y}l-17-14v8h-17v12h17v8z"/>`
}

interface FaceLook {
  readonly skin?: string
  readonly mood?: Mood
  /** Without eyes and mouth. */
  readonly blank?: boolean
}

/** A round face: its middle and its radius. */
export function face(
  x: number,
  y: number,
  r: number,
  { skin = colors.skin, mood = 'blij', blank = false }: FaceLook = {},
): string {
  const look = blank
    ? ''
    : eyes(mood, [x - r * 0.38, y - r * 0.05], [x + r * 0.38, y - r * 0.05], r * 0.2) +
      mouth(mood, x, y + r * 0.38, r * 0.36)
  return oval(x, y, r, r, skin) + look
}

/** A pine, a leafy tree: the middle of its foot and its height. */
export const pine = (x: number, foot: number, height: number, fill: string = colors.green): string =>
  box(x - 4, foot - height * 0.22, 8, height * 0.22, colors.darkWood) +
  shape(
    `M${x} ${foot - height}l${height * 0.2} ${height * 0.38}h${-height * 0.07}l${height * 0.17} ${height * 0.42}h${-height * 0.6}l${height * 0.17} ${-height * 0.42}h${-height * 0.07}z`,
    fill,
  )

export const leafyTree = (x: number, foot: number, height: number, fill: string = colors.green): string =>
  shape(`M${x - 6} ${foot}l2 ${-height * 0.5}h8l2 ${height * 0.5}z`, colors.darkWood) +
  shape(
    `M${x - height * 0.3} ${foot - height * 0.42}q${-height * 0.18}${-height * 0.3} ${height * 0.12} ${-height * 0.36}q${height * 0.18} ${-height * 0.34} ${height * 0.36} 0q${height * 0.3} ${height * 0.06} ${height * 0.12} ${height * 0.36}q${-height * 0.3} ${height * 0.16} ${-height * 0.6} 0z`,
    fill,
  )

/** A house: left, foot, width, height of the wall. */
export const house = (
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
): string =>
  box(x, foot - height, width, height, wall) +
  shape(
    `M${x - 6} ${foot - height}h${width + 12}l${-width * 0.32} ${-width * 0.5}h${-width * 0.36 - 12}z`,
    roof,
  ) +
  box(x + width * 0.16, foot - height * 0.56, width * 0.26, height * 0.56, colors.darkWood) +
  box(x + width * 0.58, foot - height * 0.72, width * 0.26, width * 0.26, colors.sky)

/** A picture as a file. `figure`: its shapes. */
export function drawPicture(figure: string): string {
  const { defs, light } = lightFigure(size)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><defs>${defs}</defs><g id="f" stroke-linecap="round" stroke-linejoin="round">${figure}</g>${light}</svg>\n`
}
