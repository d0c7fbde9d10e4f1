/** People by what they do, and what they make together. */
import { mouth } from '../buddies/style.ts'
import { box, colors, face, flat, line, oval, rod, shape } from './style.ts'

const { red, blue, sky, green, yellow, orange, grey, stone, white, wood, darkWood, skin, hair, pink } = colors

const bread = (x: number, y: number): string =>
  oval(x, y, 17, 11, '#d9953f') +
  line(`M${x - 8} ${y - 4}l5 8M${x} ${y - 5}l5 9M${x + 8} ${y - 4}l3 6`, '#f6dba0', 3)

/** In an orchestra or a procession: the middle of the feet, a head of radius 12. */
const figure = (x: number, foot: number, shirt: string, hairColor: string): string =>
  shape(`M${x - 15} ${foot}q0-40 15-40t15 40z`, shirt) +
  face(x, foot - 50, 13) +
  shape(`M${x - 14} ${foot - 52}q0-14 14-14t14 14q-14-6-28 0z`, hairColor)

const partyHat = (x: number, y: number, fill: string): string =>
  shape(`M${x - 9} ${y}l9-20 9 20z`, fill) + oval(x, y - 20, 4, 4, yellow, 3)

export const people: Record<string, string> = {
  baker:
    shape('M20 114q0-42 36-42t36 42z', white) +
    shape('M36 80h40v34H36z', '#e8e2d0') +
    face(56, 52, 24) +
    shape('M34 40q-16-6-8-20 8-10 16-6 4-12 16-10 12-2 14 8 14-4 16 8 4 14-12 20z', white) +
    box(34, 34, 44, 10, white) +
    shape('M44 62q6-6 12-2 6-4 12 2-6 6-12 2-6 4-12-2z', hair) +
    rod('M84 96l24 4', skin, 7) +
    box(78, 88, 38, 7, wood) +
    bread(97, 76) +
    bread(94, 58),
  lumberjack:
    shape('M14 114q0-44 34-44t34 44z', red) +
    line('M26 84h44M22 100h54M38 72v42M58 72v42', '#8c2a24', 4) +
    face(48, 46, 24) +
    shape('M24 46q-2 34 24 36 26-2 24-36-8 12-24 10-16 2-24-10z', hair) +
    line('M40 64q8 6 16 0', white, 4) +
    shape('M22 42Q24 12 48 12t26 30q-26-8-52 0z', green) +
    rod('M98 114L90 34', wood, 5) +
    shape('M84 22l24-4q10 14 4 30l-24 0z', grey) +
    rod('M76 92l18-10', skin, 7) +
    oval(94, 82, 7, 7, skin),
  butcher:
    rod('M6 8h108', stone, 4) +
    [96, 110].map((x) => rod(`M${x} 14v24`, '#b5502c', 9)).join('') +
    rod('M14 14q-4 18 8 22', '#b5502c', 9) +
    shape('M26 92q0-30 34-30t34 30z', white) +
    line('M42 64v28M54 62v30M66 62v30M78 64v28', red, 4) +
    face(60, 44, 22) +
    shape('M38 36q2-16 22-16t22 16q-22-8-44 0z', white) +
    rod('M86 78l14-12', skin, 6) +
    shape('M88 44h26v22H88z', grey) +
    rod('M96 66v10', darkWood, 5) +
    box(4, 90, 112, 24, wood) +
    shape('M16 88q-4-18 14-18 20 0 20 12 0 8-16 8z', pink) +
    oval(30, 80, 6, 4, white, 3) +
    rod('M58 84q10 6 26 0', '#b5502c', 9),
  procession:
    figure(98, 104, green, '#33383d') +
    partyHat(98, 42, red) +
    figure(60, 108, yellow, hair) +
    partyHat(60, 46, blue) +
    figure(24, 112, red, '#d9a04a') +
    partyHat(24, 50, green) +
    rod('M112 90V10', wood, 3) +
    shape('M108 8H80l8 9-8 9h28z', red) +
    shape('M42 82h34v20H42z', red) +
    oval(59, 82, 17, 6, white) +
    line('M44 86l10 16 10-16 10 16', yellow, 3) +
    line('M46 72l10 10M76 68L64 82', darkWood, 4) +
    rod('M30 78h12', yellow, 3) +
    shape('M10 70l24 6v8L10 92z', yellow) +
    line('M4 116h112', stone, 5),
  orchestra:
    figure(20, 84, blue, hair) +
    figure(60, 78, blue, '#33383d') +
    figure(100, 84, blue, '#d9a04a') +
    // A violin, a drum, a trumpet.
    shape('M20 58q12-2 12 6 0 4 2 8 0 10-12 10t-10-10q2-4 0-8 0-6 8-6z', wood) +
    line('M6 56l30 22', undefined, 3) +
    shape('M44 58h32v22H44z', red) +
    oval(60, 58, 16, 6, white) +
    line('M46 44l8 14M76 44l-8 14', darkWood, 4) +
    rod('M84 62h18', yellow, 3) +
    shape('M72 54l14 6v6l-14 6z', yellow) +
    shape('M40 116q0-28 20-28t20 28z', '#33383d') +
    oval(60, 84, 13, 13, hair) +
    rod('M78 104l16-16', '#33383d', 6) +
    line('M96 86l12-14', white, 4) +
    rod('M42 104L28 92', '#33383d', 6),
  'chewing-gum':
    shape('M20 116q2-36 40-36t40 36z', green) +
    oval(20, 52, 8, 11, skin) +
    oval(100, 52, 8, 11, skin) +
    face(60, 50, 40, { blank: true }) +
    shape('M18 44Q20 4 60 4t42 40q-14-4-18-16-26 10-46-2-8 14-20 18z', hair) +
    oval(45, 46, 6, 7, '#2b1a10', 0) +
    oval(75, 46, 6, 7, '#2b1a10', 0) +
    oval(60, 80, 24, 24, pink) +
    flat('M44 78q2-14 14-16-8 6-8 18z', '#fff', 0.7),
  bandage:
    shape('M4 18h46q16 4 18 22l-2 74H34l-4-54H4z', skin) +
    shape('M34 24l32 12q4 10 2 24l-34 4-6-4z', white) +
    line('M34 34l32 10M32 46l36 6M36 26l-4 34M50 28l-4 34', stone, 3) +
    shape('M34 104h32l20 6q2 6-4 6H34z', blue) +
    oval(94, 62, 20, 20, white) +
    oval(94, 62, 7, 7, '#d8d2c4', 3) +
    shape('M66 56q10-6 22-14l6 0-20 22-8 2z', white) +
    shape('M60 40h8v8h-8z', red),
  mermaid:
    shape('M34 68q-6 32 22 42 38 8 44-24l14-4-4-14-12 8-14-6q0 14-8 18-8 0-8-20z', green) +
    line('M44 92q8 6 14 0M62 100q8 4 14-4', '#3f8a3a', 3) +
    shape('M22 60Q14 4 52 6t30 54q-4 14-14 18l-34 0q-10-6-12-18z', orange) +
    shape('M36 62q16-10 32 0l-4 24H40z', skin) +
    shape('M38 66h12q2 10-6 12-8-2-6-12zM54 66h12q2 10-6 12-8-2-6-12z', '#8f6be0') +
    rod('M68 68q16 4 22-12', skin, 5) +
    rod('M36 68q-10 10-4 20', skin, 5) +
    oval(52, 38, 22, 22, skin) +
    shape('M30 36Q30 12 52 12t22 24q-14-2-20-12-8 12-24 12z', orange) +
    oval(44, 40, 3, 4, '#2b1a10', 0) +
    oval(60, 40, 3, 4, '#2b1a10', 0) +
    mouth('blij', 52, 47, 7) +
    shape('M84 44h18v6H84zM86 50h3v8h-3zM92 50h3v8h-3zM98 50h3v8h-3z', yellow) +
    line('M4 112q8-6 16 0M100 40q6-4 10 0', sky, 4),
}
