/** Several of a thing, for a plural: each is drawn on 120 × 120 with a thicker outline, and made smaller. */
import { eyes, mouth, outlinedShape, oval as ovalOf } from '../buddies/style.ts'
import { arrow, box, colors, flat, line, oval, rod, shape } from './style.ts'

const {
  red,
  blue,
  sky,
  green,
  leaf,
  yellow,
  orange,
  grey,
  stone,
  white,
  wood,
  darkWood,
  purple,
  skin,
  hair,
} = colors

const scale = 0.62
/** As thick as that of the other pictures once it is smaller. */
const outlineWidth = 6.4
const monkeyBrown = '#a5673c'
const sand = '#e0ac62'
const peacockBlue = '#2f6fc4'

const thing = (d: string, fill: string): string => outlinedShape(d, fill, outlineWidth)
const round = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  ovalOf(x, y, rx, ry, fill, outlineWidth)
const thickLine = (d: string): string => line(d, undefined, outlineWidth)
const tube = (d: string, color: string, width: number): string =>
  line(d, undefined, width + 2 * outlineWidth) + line(d, color, width)

/** One of them, its upper left corner at (x, y). */
const copy = (figure: string, x: number, y: number, size = scale): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${figure}</g>`

const mirrored = (figure: string): string => `<g transform="translate(120 0) scale(-1 1)">${figure}</g>`

const monkey =
  tube('M78 98q34 6 30-24-4-14-14-6', monkeyBrown, 7) +
  thing('M34 116q-6-54 26-54t26 54z', monkeyBrown) +
  ovalOf(60, 98, 15, 16, '#eac393', 0) +
  round(24, 40, 13, 13, '#eac393') +
  round(96, 40, 13, 13, '#eac393') +
  round(60, 40, 35, 33, monkeyBrown) +
  ovalOf(47, 36, 16, 16, '#eac393', 0) +
  ovalOf(73, 36, 16, 16, '#eac393', 0) +
  ovalOf(60, 52, 23, 17, '#eac393', 0) +
  eyes('blij', [47, 36], [73, 36], 9) +
  mouth('blij', 60, 54, 12)

const camel =
  tube('M26 82v30M42 86v26M66 86v26M82 82v30', sand, 6) +
  thing('M14 82q-6-26 12-34 4-22 14-22t16 20q6-20 16-20t14 24q10 8 8 30-40 14-80 2z', sand) +
  thing('M80 74q20-2 16-44 2-14 14-12 10 4 6 14-8 2-8 10 4 42-20 48z', sand) +
  ovalOf(105, 25, 3, 3, '#2b1a10', 0) +
  thickLine('M14 70q-8 6-4 18')

const castle =
  thing('M30 112V50h60v62z', grey) +
  thing('M8 112V34h10v10h8V34h10v10h6v68zM112 112V34h-10v10h-8V34H84v10h-6v68z', stone) +
  thing('M44 62V16h10v10h12V16h10v46z', grey) +
  thing('M48 112V92q0-14 12-14t12 14v20z', darkWood) +
  thickLine('M60 16V4') +
  thing('M60 2h18l-6 6 6 6H60z', red)

const peacock =
  thing(
    'M60 104Q6 104 6 64q-2-14 10-20 0-16 14-18 8-14 22-12 8-8 16 0 14-2 22 12 14 2 14 18 12 6 10 20 0 40-54 40z',
    green,
  ) +
  [
    [20, 62],
    [32, 40],
    [60, 28],
    [88, 40],
    [100, 62],
  ]
    .map(([x = 0, y = 0]) => ovalOf(x, y, 9, 9, yellow, 0) + ovalOf(x, y, 5, 5, peacockBlue, 0))
    .join('') +
  tube('M52 104v12M68 104v12', orange, 2) +
  thing('M60 42q14 0 14 18-2 14 8 26 0 22-22 22t-22-22q10-12 8-26 0-18 14-18z', peacockBlue) +
  thickLine('M60 42V28M52 40l-6-10M68 40l6-10') +
  eyes('blij', [54, 56], [67, 56], 5) +
  thing('M55 64h11l-5 9z', orange)

const chest =
  thing('M20 52q6-22 18-12 8-20 20-8 14-14 24 2 14-4 18 18z', yellow) +
  thing('M8 52h104v56H8z', wood) +
  thing('M8 52h104v16H8z', darkWood) +
  thing('M50 58h20v24H50z', yellow) +
  ovalOf(60, 70, 3, 4, '#2b1a10', 0)

interface ManLook {
  readonly shirt: string
  readonly hairColor: string
  readonly beard?: boolean
}

const man = ({ shirt, hairColor, beard = false }: ManLook): string =>
  thing('M12 120q0-54 48-54t48 54z', shirt) +
  round(60, 44, 32, 34, skin) +
  (beard ? thing('M28 46q0 42 32 42t32-42q-6 14-32 14t-32-14z', hairColor) : '') +
  thing('M26 40Q26 4 60 4t34 36q-10-4-14-14-24 8-40 0-4 10-14 14z', hairColor) +
  eyes('blij', [48, 44], [72, 44], 6) +
  (beard ? line('M52 68q8 6 16 0', white, 5) : mouth('blij', 60, 60, 11))

const portrait = (look: ManLook): string =>
  thing('M12 4h96v112H12z', yellow) +
  thing('M26 18h68v84H26z', sky) +
  `<g transform="translate(30 36) scale(.5)">${man(look)}</g>` +
  thing('M26 96h68v8H26z', yellow)

const jarOf = (paint: string): string =>
  thing('M28 34h64q10 8 10 20v46q0 12-12 12H30q-12 0-12-12V54q0-12 10-20z', sky) +
  flat('M22 62h76v38q0 8-8 8H30q-8 0-8-8z', paint) +
  thing('M26 14h68v22H26z', white) +
  flat('M30 70h8v30q-8-2-8-8z', '#fff', 0.5)

const bridge = (y: number): string =>
  shape(`M4 ${y}q56-26 112 0v30h-20q-4-22-18-22t-18 22h-8q-4-22-18-22t-18 22H4z`, stone) +
  line(`M4 ${y}q56-26 112 0`, undefined, 13) +
  line(`M8 ${y - 1}q52-24 104 0`, red, 5) +
  line(`M24 ${y + 6}h8M56 ${y + 2}h8M90 ${y + 6}h8`, '#5b6670', 3)

export const several: Record<string, string> = {
  monkeys: copy(monkey, 44, 2) + copy(mirrored(monkey), 2, 44),
  camels: copy(camel, 40, 4) + copy(camel, 2, 46),
  castles: copy(castle, 44, 2) + copy(castle, 2, 44),
  peacocks: copy(peacock, 44, 0) + copy(peacock, 2, 44),
  treasures: copy(chest, 44, 2) + copy(chest, 2, 46),
  men:
    copy(man({ shirt: green, hairColor: '#33383d' }), 2, 24, 0.6) +
    copy(man({ shirt: red, hairColor: hair, beard: true }), 46, 24, 0.6) +
    copy(man({ shirt: blue, hairColor: '#d9a04a' }), 24, 44),
  portraits:
    copy(portrait({ shirt: red, hairColor: hair, beard: true }), 0, 4, 0.56) +
    copy(portrait({ shirt: purple, hairColor: '#c9ccd0' }), 54, 42, scale),
  'paint-jars':
    copy(jarOf(red), 4, 0, 0.56) +
    copy(jarOf(yellow), 50, 0, 0.56) +
    copy(jarOf(blue), 27, 34, scale) +
    box(4, 102, 112, 10, wood),
  bridges:
    shape('M4 8h112v104H4z', sky) +
    flat('M6 36h108v74H6z', blue) +
    bridge(30) +
    line('M16 68q8-6 16 0M88 66q8-6 16 0M20 106q8-6 16 0M84 106q8-6 16 0', white, 4) +
    bridge(76),
  branches:
    rod('M12 100q40-8 92-60M52 84l-6-26M80 62l26 6', darkWood, 8) +
    rod('M14 40q36 6 90 64M46 52l24-24M70 72l-2 28', wood, 8) +
    shape('M46 58q-16-4-16-20 16 2 16 20zM106 68q4-12 12-8 0 14-12 8z', leaf) +
    shape('M70 28q0-18 18-20 2 18-18 20z', green),
  stones:
    shape('M34 52q2-30 28-32 28 0 30 30-6 20-30 18-26 2-28-16z', grey) +
    shape('M6 92q-2-30 24-34 28 2 30 32-2 20-28 20-24 0-26-18z', stone) +
    shape('M62 94q0-28 26-32 26 2 28 30-2 18-28 18-24 0-26-16z', '#c3bcae') +
    flat('M44 42q4-12 16-14-8 6-10 16zM16 82q4-14 14-16-8 8-8 18zM72 84q4-12 14-14-8 6-8 16z', '#fff', 0.6),
  stains:
    shape('M38 12q22 14 44 0l32 20-12 28-14-6v56H32V54l-14 6L6 32z', white) +
    shape('M44 40q12-8 18 2 8 8-2 14-4 10-12 2-12-4-4-18z', '#7a4a28') +
    shape('M66 70q10-8 16 2 6 10-6 12-8 8-12-2-6-6 2-12z', red) +
    shape('M42 82q10-6 14 4 4 10-8 10-12-2-6-14z', '#3f8a3a') +
    arrow(62, 48, 'right'),
  slippers: ['M10 74q2-30 24-36', 'M58 96q2-30 24-36']
    .map(
      (_, at) =>
        `<g transform="translate(${at * 44 - 2} ${at * 30 - 14})">${
          shape('M12 82q-4-34 24-38 26 0 34 16 2 14-2 22z', red) +
          shape('M8 82h62q4 10-6 12H14q-8-2-6-12z', darkWood) +
          shape('M18 62q-8-16 6-20 6-14 18-6 14-4 16 8 12 6 4 16-22-12-44 2z', white) +
          line('M24 72l36 4M34 62l-8 18M46 60l-4 20', '#a8332b', 3)
        }</g>`,
    )
    .join(''),
  toys:
    shape('M60 20q22 0 22 22t-22 20-22-20 22-22z', '#c9924f') +
    oval(42, 22, 9, 9, '#c9924f') +
    oval(78, 22, 9, 9, '#c9924f') +
    eyes('blij', [52, 38], [68, 38], 5) +
    oval(60, 50, 8, 6, '#f2d9a8', 3) +
    oval(60, 48, 3, 2, '#2b1a10', 0) +
    shape('M36 112q-6-50 24-50t24 50z', '#c9924f') +
    oval(24, 90, 20, 20, red) +
    shape('M8 78q16 14 32 0l4 10q-20 16-40 2z', white) +
    box(76, 78, 32, 32, blue) +
    box(82, 50, 26, 26, yellow) +
    shape('M86 100l8-14 8 14z', white),
}
