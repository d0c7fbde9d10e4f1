import { cheeks, eyes, flatShape, mouth, outlinedShape, oval, stroke } from '../buddies/style.ts'

/** The guests of the story, its book and its letters, in the buddies' outline. Drawn on 200 × 240. */

const drawing = (content: string, [width, height] = [200, 240]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`

const glint = (d: string): string => flatShape(d, '#fff', 0.32)

const beaver = (): string =>
  outlinedShape('M138 190q48-22 54 6 2 26-26 32-26 4-36-14z', '#7a5136') +
  stroke('M150 206l28 8M160 196l24 6', '#4a2a12', 3) +
  outlinedShape('M100 112q58 4 58 66 0 50-58 50t-58-50q0-62 58-66z', '#a66f45') +
  outlinedShape('M100 138q34 2 34 46 0 34-34 34t-34-34q0-44 34-46z', '#e8c49a', 4) +
  outlinedShape('M60 214q-20 2-20 16h44q0-14-24-16zM140 214q20 2 20 16h-44q0-14 24-16z', '#c98a58') +
  oval(50, 36, 15, 15, '#a66f45') +
  oval(150, 36, 15, 15, '#a66f45') +
  outlinedShape('M100 18q60 0 60 56 0 50-60 50T40 74q0-56 60-56z', '#a66f45') +
  glint('M58 52q10-22 34-24-20 8-28 26z') +
  outlinedShape('M100 78q34 0 34 22 0 20-34 20t-34-20q0-22 34-22z', '#e8c49a', 4) +
  eyes('blij', [76, 64], [124, 64], 14) +
  outlinedShape('M90 104h20v22q-10 5-20 0z', '#fff', 4) +
  stroke('M100 106v18', '#4a2a12', 3) +
  oval(100, 84, 12, 8, '#4a2a12', 0) +
  stroke('M78 100q10 8 22 4 12 4 22-4', '#4a2a12', 4) +
  cheeks([54, 88], [146, 88]) +
  stroke('M56 160q-18 14-12 34M144 160q20 4 22-26', '#4a2a12', 26) +
  stroke('M56 160q-18 14-12 34M144 160q20 4 22-26', '#a66f45', 17)

const snail = (): string =>
  outlinedShape('M18 208q0-20 26-20h108q34 0 34 20 0 16-34 16H38q-20 0-20-16z', '#f2d27a') +
  outlinedShape('M110 54q70 0 76 68 2 72-72 74-66 0-66-66 2-60 62-76z', '#e77f67') +
  glint('M74 92q12-24 40-28-24 12-32 34z') +
  stroke(
    'M120 190q-46-2-46-48 2-44 46-46 40 2 40 42-2 34-38 34-26-2-26-28 2-20 24-22 16 2 16 18',
    '#b2513f',
    9,
  ) +
  outlinedShape('M18 206q-8-80 34-86 40 2 38 60 0 32-36 34z', '#f2d27a') +
  stroke('M38 124q-8-26-22-36M64 122q2-28 14-40', '#4a2a12', 13) +
  stroke('M38 124q-8-26-22-36M64 122q2-28 14-40', '#f2d27a', 6) +
  eyes('blij', [18, 82], [80, 76], 13) +
  mouth('blij', 52, 168, 15) +
  cheeks([32, 160], [76, 158])

const mane =
  'M100 8q16 8 30 6 10 14 26 20 2 18 14 30-6 16-2 32-14 10-20 26-18 2-30 14-18-6-36 0-12-12-30-14-6-16-20-26 4-16-2-32 12-12 14-30 16-6 26-20 14 2 30-6z'

const lion = (): string =>
  outlinedShape('M10 206h180v26H10z', '#8d8577') +
  stroke('M24 219h30M76 219h54M150 219h24', '#6d665a', 4) +
  outlinedShape('M42 208q-8-74 58-78 66 4 58 78z', '#b8b0a0') +
  outlinedShape('M34 208q-2-22 24-22t26 22zM116 208q0-22 26-22t24 22z', '#c9c2b3') +
  stroke('M50 206v-8M66 206v-8M132 206v-8M150 206v-8', '#6d665a', 4) +
  outlinedShape(mane, '#8d8577') +
  outlinedShape('M100 30q48 2 48 48 0 46-48 48-48-2-48-48 0-46 48-48z', '#c9c2b3') +
  glint('M64 62q8-20 30-24-18 10-24 26z') +
  stroke('M128 36l-8 14 10 8M60 112l10-8', '#6d665a', 3) +
  eyes('blij', [80, 74], [120, 74], 12) +
  stroke('M64 58q14-8 26 0M110 58q14-8 26 0', '#4a2a12', 4) +
  outlinedShape('M90 92h20l-10 11z', '#6d665a', 4) +
  stroke('M100 103v6q-10 10-20 2M100 109q10 10 20 2', '#4a2a12', 4) +
  flatShape('M30 150q14-10 24 0-4 14-16 12-10-2-8-12zM150 138q16-4 18 8-8 10-18 4z', '#7fae5a', 0.9)

const firefly = (): string =>
  '<radialGradient id="g"><stop offset="0" stop-color="#fff3a0" stop-opacity=".95"/><stop offset="1" stop-color="#ffe45c" stop-opacity="0"/></radialGradient><circle cx="100" cy="170" r="98" fill="url(#g)"/>' +
  outlinedShape('M64 118q-56-40-60 4 0 34 56 26zM136 118q56-40 60 4 0 34-56 26z', '#dff2fb', 4) +
  outlinedShape('M100 112q40 2 40 56 0 54-40 60-40-6-40-60 0-54 40-56z', '#5b4a7d') +
  outlinedShape('M62 160q38 16 76 0 6 62-38 68-44-6-38-68z', '#ffe45c') +
  stroke('M66 184q34 12 68 0M74 206q26 8 52 0', '#d9a520', 4) +
  stroke('M80 34q-6-22-24-24M120 34q6-22 24-24', '#4a2a12', 5) +
  oval(54, 11, 7, 7, '#ffe45c', 4) +
  oval(146, 11, 7, 7, '#ffe45c', 4) +
  outlinedShape('M100 24q50 2 50 50 0 46-50 48-50-2-50-48 0-48 50-50z', '#7d68a8') +
  glint('M64 56q8-20 30-22-18 8-24 24z') +
  eyes('blij', [80, 72], [120, 72], 16) +
  mouth('blij', 100, 98, 14) +
  cheeks([60, 92], [140, 92])

const wind = (): string =>
  outlinedShape(
    'M196 120q-26-6-40 4 8-52-38-66-26-40-66-18-40 6-38 48-22 22 2 46 8 34 46 30 34 22 62-2 30 4 40-24 12-16 32-18z',
    '#d8ecf6',
  ) +
  flatShape('M30 84q4-36 36-38-20 14-24 40zM66 40q20-14 40 2-20-4-34 6z', '#fff', 0.75) +
  stroke('M120 176q34 14 66-4M96 192q40 26 92 4M40 182q20 34 74 34', '#9cc4da', 6) +
  stroke('M134 132q20 2 20-16-2-12-14-10-8 4-4 12', '#7fb0ca', 5) +
  eyes('denkt', [62, 92], [102, 92], 13) +
  stroke('M50 74q10-8 20-4M96 70q12-4 20 4', '#4a2a12', 4) +
  oval(84, 124, 9, 11, '#4a6b80', 4) +
  cheeks([46, 114], [120, 114])

const letterColors = ['#e2574c', '#2f8fc4', '#e7a92f', '#5aa346', '#9a63b8']

/** Small blocks of paper with a letter each: no font, so that they look the same everywhere. */
const strokesOfLetter: Record<string, string> = {
  a: 'M6-8V8M6 0q-1-8-7-8-6 1-6 8t6 8q6 0 7-8',
  e: 'M-7 1H7q0-9-7-9t-7 8 7 8q4 0 6-3',
  k: 'M-6-12V8M7-7L-6 1 7 8',
  m: 'M-9-8V8M-9-3q4-7 9-3v14M0-3q4-7 9-3v14',
  o: 'M0-8q8 0 8 8t-8 8-8-8 8-8z',
  t: 'M-1-12V4q0 4 6 4M-7-5H6',
  i: 'M0-7V8M0-13v.5',
}

const paper = (letter: string, x: number, y: number, turn: number, at: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${outlinedShape('M-17-19h34v38h-34z', '#fff9e6', 4)}${stroke(strokesOfLetter[letter] ?? '', letterColors[at % letterColors.length], 5)}</g>`

const letters = (): string =>
  stroke('M14 70q60-40 120-8t58-20M10 160q54-30 104 0t78-14', '#b9d9ea', 6) +
  [...'aekmoti']
    .map((letter, at) =>
      paper(
        letter,
        34 + (at % 3) * 64 + (at > 2 ? 8 : 0) - (at > 5 ? 12 : 0),
        44 + Math.floor(at / 3) * 74 + (at % 2) * 22,
        at * 37 - 60,
        at,
        1.15,
      ),
    )
    .join('')

const openBook = (pages: string): string =>
  outlinedShape('M10 44q110-22 110 0 0-22 110 0v150q-110-18-110 8 0-26-110-8z', '#8a4b2a') +
  outlinedShape('M20 36q92-22 100 6 8-28 100-6v142q-92-18-100 10-8-28-100-10z', '#fff9e6') +
  stroke('M120 42v146', '#d9c79c', 5) +
  pages

const lineOf = (x: number, y: number, width: number, at: number): string =>
  stroke(`M${x} ${y}q${width / 2}-7 ${width} 0`, letterColors[at % letterColors.length], 6)

const written = (x: number, rows: number): string =>
  Array.from({ length: rows }, (_, at) => lineOf(x, 66 + at * 22, at % 3 === 2 ? 46 : 68, at)).join('')

const bookEmpty = (): string =>
  openBook(
    stroke(
      'M38 70q34-10 66 0M38 98q34-10 66 0M38 126q34-10 66 0M138 70q34-10 66 0M138 98q34-10 66 0M138 126q34-10 66 0',
      '#eadfbe',
      4,
    ),
  )

const bookFull = (): string => openBook(written(36, 5) + written(138, 5))

const bookLast = (): string =>
  '<radialGradient id="g"><stop offset="0" stop-color="#ffe45c" stop-opacity=".9"/><stop offset="1" stop-color="#ffe45c" stop-opacity="0"/></radialGradient>' +
  openBook(
    written(36, 5) +
      '<circle cx="170" cy="106" r="58" fill="url(#g)"/>' +
      outlinedShape('M146 142l40-52 15 11-40 52-21 9z', '#e7a92f', 4) +
      outlinedShape('M186 90l6-8 15 11-6 8z', '#ef8a8a', 4) +
      flatShape('M146 142l-6 20 21-9z', '#4a2a12'),
  )

const gate = (): string =>
  outlinedShape('M12 232V108Q14 14 100 10q86 4 88 98v124z', '#5a4a78') +
  outlinedShape('M36 232V114q2-72 64-76 62 4 64 76v118z', '#8f7bb8') +
  stroke('M100 40v190', '#5a4a78', 5) +
  [
    [70, 92, '#5aa346'],
    [130, 92, '#2f8fc4'],
    [70, 150, '#e7a92f'],
    [130, 150, '#e2574c'],
  ]
    .map(
      ([x, y, color]) =>
        oval(Number(x), Number(y), 20, 20, '#463a5e', 4) +
        `<path fill="${color}" fill-opacity=".55" d="M${Number(x)} ${Number(y) - 13}l12 13-12 13-12-13z"/>`,
    )
    .join('') +
  glint('M48 108q2-48 36-58-24 18-26 58z')

export const drawStory = (): Record<string, string> => ({
  beaver: drawing(beaver()),
  'book-empty': drawing(bookEmpty(), [240, 220]),
  'book-full': drawing(bookFull(), [240, 220]),
  'book-last': drawing(bookLast(), [240, 220]),
  firefly: drawing(firefly()),
  gate: drawing(gate()),
  letters: drawing(letters()),
  lion: drawing(lion()),
  snail: drawing(snail()),
  wind: drawing(wind()),
})
