/** The crates that wait to be sorted: one drawing for each height of the stack, on a cart. They stand where leaves lie in the treehouse. */
import { line, path } from '../../svg.ts'
import { tentPaint as paint } from './paint.ts'
import { crate, drawTentThing, inked, shadow } from './things.ts'

const foot = 316

const tag = (x: number, y: number): string =>
  line(`M${x} ${y - 14}v8`, '#d9c48f', 4) +
  inked(`M${x - 16} ${y - 6}h32v34h-32z`, paint.paper, 3) +
  line(`M${x - 9} ${y + 6}h18M${x - 9} ${y + 16}h12`, paint.canvasDark, 3)

const sack = (): string =>
  inked('M30 316q-20-60 4-104 14-16 44-14t44 16q22 46 2 102-46 10-94 0z', paint.canvasShade) +
  path('M44 300q-10-46 8-78 20-10 40-4-26 30-18 84z', paint.canvasLight, 'opacity=".6"') +
  inked('M46 210q30 12 62 0l-6-34q-24-10-50 0z', paint.canvas, 4) +
  line('M46 208q30 14 62 0', paint.red, 8)

const one = (): string => crate(210, foot, 150, 96) + tag(285, foot - 62)
const second = (): string => crate(366, foot, 120, 84, '#76664a') + tag(426, foot - 52)

const stacks = {
  none: () =>
    inked('M196 316l22-26h214l22 26z', paint.woodDark) + line('M220 300h210M212 308h226', paint.woodLight, 3),
  low: one,
  medium: () => second() + one() + crate(250, foot - 96, 130, 80, '#9a7a4e') + tag(315, foot - 146),
  high: () =>
    second() +
    one() +
    crate(374, foot - 84, 104, 74, '#6d7f6a') +
    crate(226, foot - 96, 140, 84, '#9a7a4e') +
    tag(296, foot - 152) +
    crate(262, foot - 180, 118, 74, '#76664a') +
    tag(321, foot - 226),
} as const

export const drawCrates = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stacks).map(([level, draw]) => [
      `field-camp-crates-${level}`,
      drawTentThing({ width: 500, height: 350, body: shadow(290, foot + 8, 200, 12) + sack() + draw() }),
    ]),
  )
