/** What can be taken hold of in the camp, as large as its likeness in the treehouse, so that each stands in the same place. */
import { writeSvg } from '../../drawing.ts'
import { ellipse, group, line, path, radialGradient } from '../../svg.ts'
import { tentPaint as paint } from './paint.ts'

interface Thing {
  readonly width: number
  readonly height: number
  readonly body: string
}

export const drawTentThing = ({ width, height, body }: Thing): string =>
  writeSvg({
    width,
    height,
    fit: 'xMidYMid meet',
    defs: radialGradient('warm', '#ffe3a0/.9 #f0b45a/0'),
    body: group(body, 'stroke-linejoin="round" stroke-linecap="round"'),
  })

export const inked = (d: string, fill: string, width = 5): string =>
  path(d, fill, `stroke="${paint.ink}" stroke-width="${width}"`)

const inkedDot = (x: number, y: number, r: number, fill: string, width = 4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${paint.ink}" stroke-width="${width}"/>`

export const shadow = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, '#06181c', 'opacity=".4"')

/** A box of planks with its corners in brass. */
export function crate(
  x: number,
  foot: number,
  wide: number,
  high: number,
  fill: string = paint.wood,
): string {
  const top = foot - high
  const corner = (cx: number, cy: number, dx: number, dy: number): string =>
    inked(`M${cx} ${cy}h${dx}v${dy * 0.4}h${-dx * 0.6}v${dy * 0.6}h${-dx * 0.4}z`, paint.brass, 3)
  return (
    inked(`M${x} ${top}h${wide}v${high}h${-wide}z`, fill) +
    path(`M${x + 5} ${top + 5}h${wide - 10}v10h${10 - wide}z`, '#fff', 'opacity=".18"') +
    line(
      `M${x + 4} ${Math.round(top + high / 3)}h${wide - 8}M${x + 4} ${Math.round(top + (high * 2) / 3)}h${wide - 8}`,
      paint.woodDark,
      4,
    ) +
    corner(x, top, 22, 22) +
    corner(x + wide, top, -22, 22) +
    corner(x, foot, 22, -22) +
    corner(x + wide, foot, -22, -22)
  )
}

/** A map with the route through four areas, clipped to a board. */
export function drawRouteMap(): string {
  const body =
    line('M60 40Q170 2 280 40', '#d9c48f', 6) +
    inked('M22 34h296v216H22z', paint.woodDark) +
    inked('M38 52h264v182H38z', paint.paper, 4) +
    path('M126 52h88v182h-88z', paint.paperShade, 'opacity=".55"') +
    `<g fill="none" stroke="${paint.moss}" stroke-opacity=".6" stroke-width="3"><path d="M58 202c-8-34 20-58 50-50s36 44 10 60-54 14-60-10zM74 194c-4-20 12-32 28-28s20 24 6 34-30 8-34-6zM176 132c-10-30 14-56 48-52s52 30 40 58-78 24-88-6zM196 126c-4-18 10-30 28-28s28 18 20 32-44 12-48-4z"/></g>` +
    path('M52 104q34-24 66-6t58-22 62-4', 'none', `stroke="${paint.tealLight}" stroke-width="9"`) +
    line('M72 206Q108 172 128 170T172 150 218 120 268 86', paint.red, 6, 'stroke-dasharray="2 13"') +
    [
      [72, 206],
      [140, 164],
      [206, 128],
      [268, 86],
    ]
      .map(([x = 0, y = 0], at) => inkedDot(x, y, 11, at < 2 ? paint.brass : paint.paper))
      .join('') +
    inked('M252 186l10-26 10 26-10-7z', paint.teal, 3) +
    `<circle cx="262" cy="184" r="26" fill="none" stroke="${paint.teal}" stroke-width="3"/>` +
    inked('M136 28h68v24h-68z', paint.brass, 4) +
    line('M152 40h36', paint.ink, 4)
  return drawTentThing({ width: 340, height: 272, body })
}

/** A board of cloth with badges sewn on, and what was found on the shelf below it. */
export function drawPatchBoard(): string {
  const patch = (d: string, fill: string): string =>
    inked(d, fill, 4) + path(d, 'none', 'stroke="#f1e8cf" stroke-width="2.5" stroke-dasharray="5 6"')
  const body =
    line('M70 36Q170-8 270 36', '#d9c48f', 6) +
    inked('M24 30h292v182H24z', paint.canvasDark) +
    path('M36 42h268v158H36z', '#4b5a4a') +
    line('M36 120h268', '#3d4a3e', 4) +
    patch('M52 62h58v34l-29 22-29-22z', paint.teal) +
    patch('M141 84a30 30 0 1 0 60 0a30 30 0 1 0-60 0z', paint.brass) +
    patch('M260 52l34 30-12 34h-44l-12-34z', paint.red) +
    line('M70 84l10-14 12 14M160 88l12-20 12 20zM248 96l12-22 12 22', paint.paper, 4) +
    inked('M14 212h312v18q0 6-6 6H20q-6 0-6-6z', paint.wood) +
    path('M20 216h300v6H20z', paint.woodLight) +
    inkedDot(172, 176, 34, paint.brass, 5) +
    inkedDot(172, 176, 25, paint.paper, 3) +
    inked('M172 156l7 20-7 20-7-20z', paint.red, 2.5) +
    inked('M60 212v-40q0-6 6-6h22q6 0 6 6v40z', paint.teal) +
    line('M66 182h22', paint.paper, 4) +
    inked('M252 212l8-38 20-8 16 14-4 32z', '#9fb8b4') +
    path('M260 176l20-8-6 42h-16z', '#d9e6e6')
  return drawTentThing({ width: 340, height: 252, body })
}

const spines = (foot: number, books: string): string =>
  books
    .split(' ')
    .map((text) => {
      const [x = 0, wide = 0, high = 0] = text.split(',').map(Number)
      const fill = text.split(',')[3] ?? ''
      return (
        inked(`M${x} ${foot - high}h${wide}v${high}h${-wide}z`, fill, 4) +
        line(`M${x + 5} ${foot - high + 16}h${wide - 10}M${x + 5} ${foot - 14}h${wide - 10}`, paint.paper, 3)
      )
    })
    .join('')

/** Two open crates on each other, with books in them. */
export function drawBookCrates(): string {
  const box = (foot: number): string =>
    inked(`M16 ${foot - 162}h248v162H16z`, paint.wood) +
    path(`M32 ${foot - 146}h216v130H32z`, '#22302f') +
    line(`M16 ${foot - 12}h248`, paint.woodDark, 4)
  const front = (foot: number): string =>
    inked(`M16 ${foot - 26}h248v26H16z`, paint.woodLight, 4) +
    inked(`M22 ${foot - 24}h20v20H22zM238 ${foot - 24}h20v20h-20z`, paint.brass, 3)
  const body =
    shadow(140, 414, 140, 12) +
    box(240) +
    spines(214, '40,28,98,#1f5a68 70,22,84,#dcb455 94,32,104,#b4523a 128,22,80,#4f7a5e') +
    `<g transform="rotate(12 160 214)">${spines(214, '156,24,92,#8a6a42')}</g>` +
    inked('M200 214v-56q0-8 8-8h24q8 0 8 8v56z', '#9fb8b4', 4) +
    line('M206 172h28', paint.ink, 4) +
    front(240) +
    box(412) +
    spines(386, '40,24,88,#b1a6d3 66,30,102,#4a8f9b 98,20,78,#cb6b52') +
    inked('M130 386v-34h104v34z', paint.paperShade, 4) +
    line('M130 364h104M130 375h104M150 352v34', paint.canvasDark, 4) +
    front(412) +
    inked('M12 68h256v18H12z', paint.woodLight)
  return drawTentThing({ width: 280, height: 406, body: `<g transform="translate(0 -24)">${body}</g>` })
}

export function drawSpyglass(): string {
  const leg = (d: string): string => line(d, paint.ink, 17) + line(d, paint.wood, 8)
  const body =
    shadow(146, 374, 110, 11) +
    leg('M142 196L62 370') +
    leg('M150 196L234 370') +
    leg('M146 196V376') +
    line('M98 306h96', paint.ink, 5) +
    `<g transform="rotate(-20 146 168)">` +
    inked('M8 150h40v40H8z', paint.ink) +
    inked('M44 144h74v52H44z', '#2b545c') +
    inked('M112 138h92v64h-92z', paint.teal) +
    path('M116 144h84v12h-84z', paint.tealLight) +
    inked('M198 128h84v84h-84z', paint.brass) +
    path('M202 134h76v14h-76z', paint.brassLight) +
    ellipse(284, 170, 10, 42, '#d9e6e6', `stroke="${paint.ink}" stroke-width="5"`) +
    inked('M106 136h12v68h-12z', paint.brass, 4) +
    `</g>` +
    inkedDot(146, 192, 17, paint.brass, 5) +
    inkedDot(146, 192, 5, paint.ink, 0)
  return drawTentThing({ width: 296, height: 390, body })
}

/** A folding table with the logbook, a pencil and a lantern. */
export function drawMapTable(): string {
  const leg = (d: string): string => line(d, paint.ink, 18) + line(d, paint.wood, 9)
  const body =
    shadow(160, 304, 150, 12) +
    leg('M58 170L210 300') +
    leg('M262 170L110 300') +
    inked('M14 150h292v24H14z', paint.woodLight) +
    path('M20 154h280v7H20z', '#d9b880') +
    ellipse(252, 96, 78, 78, 'url(#warm)') +
    inked('M228 92h46l6 52h-58z', '#ffdf94', 4) +
    path('M244 98h14l3 40h-20z', '#fff6da') +
    inked('M222 92q29-34 58 0z', paint.brass, 4) +
    inked('M218 142h66v10h-66z', paint.brass, 4) +
    line('M234 74q17-26 34 0', paint.ink, 4) +
    inked('M36 148l22-62q40-14 70 8 34-22 66-8l8 62q-40-10-70 6-40-18-96-6z', paint.red) +
    inked('M50 140l18-52q34-10 60 8v52q-34-16-78-8z', paint.paper, 3) +
    inked('M128 96q30-18 58-8l6 52q-36-8-64 8z', paint.paperShade, 3) +
    line('M76 104q20-4 40 6M72 120q22-4 44 6M140 112q18-10 38-8M140 128q18-10 40-8', paint.canvasDark, 4) +
    `<g transform="rotate(28 200 60)">` +
    inked('M194 16h13v66l-6 16-7-16z', paint.brass, 4) +
    inked('M194 16h13v-10h-13z', paint.teal, 4) +
    `</g>`
  return drawTentThing({ width: 320, height: 320, body })
}

/** The ground below the emblem of the expedition: a flat stone. */
export function drawStone(): string {
  const body =
    shadow(150, 88, 146, 15) +
    inked('M14 66l22-34 66-16 96 4 66 18 22 30-24 18H40z', '#6d7f7c') +
    path('M40 38l64-16 92 4 56 14-64 12-104-2z', '#93a5a0') +
    line('M92 62l30 10M188 66l44-6', '#46585a', 4)
  return drawTentThing({ width: 300, height: 106, body })
}
