import { flatShape, inkColor, outlinedShape, oval, stroke } from '../buddies/style.ts'

/** The guests of the story in the look 10+, as an expedition draws what it finds: no face, no mood. Drawn on 200 × 240. */

const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240"><g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`

const log = (d: string): string => stroke(d, inkColor, 24) + stroke(d, '#9a7048', 15)

const cutEnd = (x: number, y: number): string =>
  oval(x, y, 9, 11, '#e3c792', 4) + oval(x, y, 3.5, 4.5, 'none', 2)

/** A dam, a stump that was gnawed through, and who did it swimming by. */
const beaver = (): string =>
  outlinedShape('M14 132q4-70 2-100 10-22 24-26 0 12 6 26-2 40 2 100z', '#b98d5c') +
  stroke('M20 44l20-8M22 54l22-6M22 30l12-8', '#7a5430', 3) +
  flatShape('M4 116q24-8 48 0t48 0 48 0 48 0v112H4z', '#a9c6cc', 0.9) +
  log('M26 128L150 70M18 108L120 50M60 132L178 98M96 60L186 82') +
  cutEnd(26, 128) +
  cutEnd(18, 108) +
  cutEnd(186, 82) +
  cutEnd(178, 98) +
  outlinedShape('M182 196q16-6 14 8-6 12-26 4z', '#6b4a31', 4) +
  outlinedShape('M48 198q6-26 34-28 26-10 58 4 32 8 42 24-60 14-134 0z', '#8a5f3d') +
  outlinedShape('M44 192q-4-12 10-22 8-16 26-10 16 4 16 18-8 20-36 24-12-2-16-10z', '#9b6c47') +
  oval(82, 162, 6, 6, '#7a5136', 4) +
  oval(66, 176, 3, 3, inkColor, 0) +
  stroke('M46 190l-4 2M50 194q8 4 14 0', inkColor, 3) +
  stroke('M20 206q30 10 60 0t60 0 50 2M30 222q28 8 54 0t56 0', '#7fa6ae', 4)

/** On a branch: its house and its two feelers. */
const snail = (): string =>
  log('M6 206Q100 188 196 204') +
  stroke('M150 198q10-30 34-34', inkColor, 5) +
  outlinedShape('M184 164q-26-12-34-38 34-2 44 22-2 14-10 16z', '#7f9f68', 4) +
  stroke('M184 164q-16-16-28-30', '#55713f', 3) +
  outlinedShape('M14 176q-4-20 10-30 14-6 20 6 4 24 30 28h78q16 4 22 14-70 10-146 4-14-4-14-22z', '#c9b489') +
  stroke('M22 148Q18 126 8 116M34 146q4-22 14-32', inkColor, 5) +
  oval(8, 114, 4, 4, inkColor, 0) +
  oval(49, 112, 4, 4, inkColor, 0) +
  outlinedShape('M98 70q58-2 62 54 0 60-58 62-50-2-52-52 2-44 38-48z', '#b9835a') +
  stroke(
    'M64 164q-26-62 30-78 50-6 52 40-2 42-42 42-30-2-30-34 2-26 28-28 22 2 22 24-2 16-20 16',
    '#7a5136',
    6,
  ) +
  stroke('M98 70q4 10 2 18M136 84q-6 6-10 14M158 122q-8 0-14 4M150 156q-8-6-12-8', '#7a5136', 3)

/** A statue that was found: worn, with moss on it. */
const lion = (): string =>
  outlinedShape('M10 206h180v26H10z', '#8d8577') +
  stroke('M24 219h30M76 219h54M150 219h24', '#6d665a', 4) +
  outlinedShape('M44 206q-8-70 56-76 64 6 56 76z', '#b8b0a0') +
  outlinedShape('M36 206v-44q0-12 14-12t14 12v44zM136 206v-44q0-12 14-12t14 12v44z', '#c9c2b3') +
  stroke('M46 204v-10M54 204v-10M146 204v-10M154 204v-10', '#6d665a', 4) +
  outlinedShape('M100 10l44 14 24 36-2 50-30 34-36 10-36-10-30-34-2-50 24-36z', '#8d8577') +
  stroke('M62 30l14 22M138 30l-14 22M40 66l20 8M160 66l-20 8M46 106l18-4M154 106l-18-4', '#6d665a', 4) +
  outlinedShape('M100 36l32 14 10 32-12 34-30 14-30-14-12-34 10-32z', '#c9c2b3') +
  stroke('M70 70q12-6 22 2M108 72q10-8 22-2', '#4f493f', 6) +
  stroke('M76 80h14M110 80h14', '#4f493f', 4) +
  outlinedShape('M88 94h24l-6 12H94z', '#8d8577', 4) +
  stroke('M100 106v8M84 116h32', '#4f493f', 4) +
  stroke('M132 44l-8 14 8 8-6 10M54 176l10 10-4 12', '#6d665a', 3) +
  flatShape(
    'M28 158q14-10 24 0-4 14-16 12-10-2-8-12zM64 22q14-6 20 6-8 10-18 6zM140 140q16-4 18 8-8 10-18 4z',
    '#7f9a62',
    0.9,
  )

/** Seen from above, with its light. */
const firefly = (): string =>
  '<radialGradient id="g"><stop offset="0" stop-color="#fff3a0" stop-opacity=".95"/><stop offset="1" stop-color="#ffe45c" stop-opacity="0"/></radialGradient><circle cx="100" cy="194" r="92" fill="url(#g)"/>' +
  stroke('M70 100L40 78M66 128H32M72 158l-32 22M130 100l30-22M134 128h34M128 158l32 22', inkColor, 6) +
  stroke('M92 46Q80 22 58 16M108 46q12-24 34-30', inkColor, 5) +
  outlinedShape('M78 56q0-18 22-18t22 18v14H78z', '#4a3b2c') +
  outlinedShape('M66 84q4-24 34-24t34 24l-4 16H70z', '#c8743c') +
  outlinedShape('M70 180q30 12 60 0-2 36-30 38-28-2-30-38z', '#ffe45c') +
  stroke('M74 192q26 10 52 0', '#d9a520', 4) +
  outlinedShape('M100 98q34 2 34 46 0 26-8 40-12 6-26 6t-26-6q-8-14-8-40 0-44 34-46z', '#4a3b2c') +
  stroke('M100 98v92', '#c9b489', 4) +
  stroke('M84 112q-6 30 0 60M116 112q6 30 0 60', '#6d5940', 3)

/** What it does: a tree that bends, leaves and a sheet of paper on their way. */
const wind = (): string =>
  log('M40 232Q52 170 96 128') +
  stroke('M70 172Q100 150 128 150M86 140q26-36 66-36M96 128q26-44 62-58', inkColor, 8) +
  stroke('M70 172Q100 150 128 150M86 140q26-36 66-36M96 128q26-44 62-58', '#9a7048', 4) +
  [
    [132, 150, 14],
    [156, 104, 0],
    [160, 68, -16],
    [120, 116, 8],
    [140, 132, 24],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${outlinedShape('M0 0q16-14 40-2-18 16-40 2z', '#7f9f68', 4)}</g>`,
    )
    .join('') +
  stroke(
    'M8 60q48-30 96-8 28 8 30-14-4-18-22-10M10 98q36-18 66-4M128 196q34 14 62-4M20 30q30-16 58-2',
    '#8fb0ba',
    6,
  ) +
  `<g transform="translate(40 130) rotate(-18)">${outlinedShape('M-17-21h34v42h-34z', '#f7f0da', 4)}${stroke('M-8-9h16M-8 0h16M-8 9h9', '#8a7a5c', 3)}</g>`

export const drawSketches = (): Record<string, string> => ({
  'sketch-beaver': drawing(beaver()),
  'sketch-firefly': drawing(firefly()),
  'sketch-lion': drawing(lion()),
  'sketch-snail': drawing(snail()),
  'sketch-wind': drawing(wind()),
})
