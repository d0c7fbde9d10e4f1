/** Beside what is read in the camp: crates with books and finds, and what an expedition carries. */
import { writeSvg } from '../../drawing.ts'
import { ellipse, group, line, path, radialGradient } from '../../svg.ts'
import { tentPaint as paint } from './paint.ts'
import { crate, inked, shadow } from './things.ts'

const width = 400
const height = 1000

const side = (body: string): string =>
  writeSvg({
    width,
    height,
    fit: 'xMinYMax slice',
    defs: radialGradient('lamp', '#ffe3a0/.85 .4:#f0b45a/.3 #f0b45a/0'),
    body: group(body, 'stroke-linejoin="round" stroke-linecap="round"'),
  })

const book = (x: number, foot: number, wide: number, high: number, fill: string): string =>
  inked(`M${x} ${foot - high}h${wide}v${high}h${-wide}z`, fill, 4) +
  line(`M${x + 6} ${foot - high + 16}h${wide - 12}M${x + 6} ${foot - 14}h${wide - 12}`, paint.paper, 3)

const lantern = (x: number, y: number): string =>
  ellipse(x, y + 50, 130, 130, 'url(#lamp)') +
  line(`M${x - 22} ${y}q22-40 44 0`, paint.ink, 5) +
  inked(`M${x - 34} ${y + 4}q34-34 68 0z`, paint.brass) +
  inked(`M${x - 26} ${y + 4}h52l8 76h-68z`, '#ffdf94') +
  path(`M${x - 10} ${y + 14}h20l4 56h-28z`, '#fff6da') +
  inked(`M${x - 40} ${y + 80}h80v14h-80z`, paint.brass)

/** Left: crates on each other, books on them, a lantern. */
export function drawCrateSide(): string {
  const body =
    shadow(120, 996, 190, 16) +
    crate(-40, 990, 230, 150) +
    crate(196, 990, 130, 104, '#6d7f6a') +
    crate(-40, 840, 180, 124, '#76664a') +
    book(-6, 716, 30, 96, paint.teal) +
    book(28, 716, 24, 80, paint.brass) +
    book(56, 716, 34, 104, paint.red) +
    group(book(98, 716, 24, 88, paint.moss), 'transform="rotate(10 98 716)"') +
    lantern(256, 792) +
    inked('M150 840v-26q0-8 8-8h24q8 0 8 8v26z', '#9fb8b4', 4)
  return side(body)
}

/** Right, shown mirrored: a rucksack with its bed rolled up, maps in a basket, a coil of rope. */
export function drawPackSide(): string {
  const body =
    shadow(130, 996, 190, 16) +
    inked('M196 990l-10-120h104l-10 120z', paint.woodDark) +
    line('M190 900h96M192 932h92M194 962h88', paint.woodLight, 5) +
    inked('M206 872l-16-140h30l14 140z', paint.paper, 4) +
    inked('M242 872l8-168h30l-10 168z', paint.paperShade, 4) +
    line('M192 752h28M248 726h30', paint.red, 7) +
    inked('M-40 968V770q0-74 92-74t92 74v198q0 22-22 22H-18q-22 0-22-22z', paint.moss) +
    inked('M-12 856h128v92q0 12-12 12H0q-12 0-12-12z', paint.canvasShade) +
    inked('M-34 772q86 46 172 0v42q-86 44-172 0z', paint.canvas) +
    line('M14 800v54M92 800v54', paint.ink, 7) +
    inked('M-40 636h190q34 0 34 32t-34 32H-40z', paint.red) +
    inked('M150 636q34 0 34 32t-34 32q-26-32 0-64z', '#cb6b52', 4) +
    line('M20 636v64M96 636v64', paint.paper, 8) +
    `<g fill="none" stroke="${paint.ink}" stroke-width="24"><ellipse cx="318" cy="956" rx="44" ry="24"/></g>` +
    `<g fill="none" stroke="#d9c48f" stroke-width="15"><ellipse cx="318" cy="956" rx="44" ry="24"/></g>` +
    line('M286 940l14 14M320 930l6 16M350 944l-12 14', paint.canvasDark, 4)
  return side(body)
}
