import { flatShape, inkColor, outlinedShape, stroke } from '../buddies/style.ts'

/** What is new in a day: the nest with its egg, or in the look 10+ a track; a letter, the weather over a map. In the buddies' outline. */

const drawing = (content: string, [width, height] = [200, 190]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`

const nestBack = (): string =>
  outlinedShape('M14 122q2-30 86-32 84 2 86 32-6 18-86 20-80-2-86-20z', '#7a5230')

const nestFront = (): string =>
  outlinedShape('M12 122q20 18 88 18t88-18q0 56-88 58-88-2-88-58z', '#a9743f') +
  stroke('M26 138q30 20 74 20t74-20M34 156q28 16 66 16t66-16', '#7a5230', 5) +
  stroke('M48 134l20 34M90 140l-16 34M112 140l18 32M152 134l-22 36', '#d6a468', 4) +
  stroke('M16 128l-12-14M184 128l12-16M30 166l-16 8M172 164l18 6', inkColor, 7) +
  stroke('M16 128l-12-14M184 128l12-16M30 166l-16 8M172 164l18 6', '#a9743f', 3)

const spots = (): string =>
  flatShape(
    'M72 78q12-8 20 2-4 14-16 10-8-4-4-12zM112 50q14-2 14 10-8 10-16 2-4-8 2-12zM118 98q12-4 14 6-8 8-14 2-2-6 0-8z',
    '#7fb98f',
  )

const egg = (): string =>
  outlinedShape('M100 14q50 6 54 76 0 56-54 58-54-2-54-58 4-70 54-76z', '#f6efd6') +
  spots() +
  flatShape('M62 72q8-36 34-44-18 20-24 50z', '#fff', 0.75)

const nestEgg = (): string => nestBack() + egg() + nestFront()

const nestMoving = (): string =>
  nestBack() +
  `<g transform="rotate(9 100 140)">${egg()}</g>` +
  nestFront() +
  stroke('M34 40q-12 14-12 32M48 22q-6 4-10 8M172 44q12 14 10 32M160 22q6 4 8 8', '#e7a92f', 6)

const shellHalf = (): string =>
  outlinedShape('M46 96q0 52 54 54 54-2 54-54l-14 12-14-16-14 16-14-16-14 16-14-16-12 16z', '#f6efd6') +
  flatShape('M66 118q12-6 18 4-4 12-14 8zM118 116q14-4 16 8-10 8-16 0z', '#7fb98f')

const nestOpen = (): string =>
  nestBack() +
  shellHalf() +
  nestFront() +
  stroke('M100 64V30M66 70L48 42M134 70l18-28M40 92L16 78M160 92l24-14', '#ffc62e', 7)

const ground = (): string =>
  outlinedShape('M8 128Q20 54 98 46q80-2 94 72 2 56-92 58-90-2-92-48z', '#d9c08e') +
  flatShape('M22 140q60 24 156-8-20 36-80 36-58 2-76-28z', '#b89a63', 0.6) +
  stroke('M22 74l-8-24M30 66l2-28M176 70l10-26M166 62l0-28M184 84l12-14', '#55713f', 5) +
  stroke('M60 160q10 4 20 0M122 60q8 4 16 0', '#a08650', 4)

/** Three toes before and one behind. */
const print = (x: number, y: number, turn: number, color: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke('M0 0L-13-22M0 0V-27M0 0L13-22M0 0v11', color, 8)}</g>`

const trackFaint = (): string => ground() + print(66, 144, 24, '#b79a63') + print(106, 122, 36, '#b79a63')

const trackFresh = (): string =>
  ground() +
  print(54, 150, 18, '#5b4327') +
  print(96, 140, 34, '#5b4327') +
  print(112, 100, 30, '#5b4327') +
  print(152, 88, 44, '#5b4327')

/** A page of the log, with room for who was found. */
const trackFound = (): string =>
  outlinedShape('M14 14h172v164H14z', '#f7f0da') +
  stroke('M30 30h40M30 44h28', '#a08650', 5) +
  print(154, 66, 20, '#8a6a42') +
  stroke('M30 162h140', '#c9b489', 4)

const letter = (): string =>
  outlinedShape('M14 44q86-14 172 0l4 112q-90 14-180 0z', '#fff6dc') +
  stroke('M12 154l68-58M188 154l-68-58', '#cfa968', 5) +
  outlinedShape('M14 44q86-14 172 0l-74 68q-12 10-24 0z', '#ffe6b0') +
  outlinedShape('M100 86q26-18 38 6-4 22-38 40-34-18-38-40 12-24 38-6z', '#6fae45', 4) +
  stroke('M100 90v36', '#3f7a2c', 4)

const cloud = (x: number, y: number, scale: number, color: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${flatShape('M-120 40q-46-4-40-44 10-34 52-26 16-56 74-50 44 6 54 44 50-16 70 18 14 50-36 58z', color, 0.9)}${flatShape('M-120 40q-46-4-40-44 40 34 118 28 90 0 166-26 14 34-36 42z', '#9fb8c8', 0.35)}</g>`

const sky = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMin slice"><g stroke-linecap="round">${content}</g></svg>`

const clouds = (): string =>
  cloud(230, 150, 1, '#fff') + cloud(640, 110, 0.72, '#fff') + cloud(980, 190, 0.95, '#fff')

const rainbowColors = ['#e8604f', '#f39a3d', '#ffd95a', '#6fc06a', '#4f9fd6', '#9a7ac8']

const rainbow = (): string =>
  rainbowColors
    .map(
      (color, at) =>
        `<path fill="none" stroke="${color}" stroke-opacity=".4" stroke-width="22" stroke-linecap="butt" d="M${130 + at * 22} 420A${470 - at * 22} ${340 - at * 22} 0 0 1 ${1070 - at * 22} 420"/>`,
    )
    .join('') +
  cloud(180, 400, 0.6, '#fff') +
  cloud(1030, 396, 0.66, '#fff')

const driftingLeaf = (x: number, y: number, turn: number, color: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${flatShape('M-22 0Q0-20 24 0 0 18-22 0z', color, 0.95)}<path fill="none" stroke="#3f7a2c" stroke-width="3" d="M-28 2L18 0"/></g>`

const gust = (x: number, y: number): string =>
  `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" d="M${x} ${y}q90-34 170 0t140-10q30-12 22-32-14-18-32-2"/>`

const breeze = (): string =>
  gust(120, 130) +
  gust(560, 210) +
  gust(820, 110) +
  [
    [90, 220, 20, '#86cf4a'],
    [330, 180, -30, '#f3a53d'],
    [520, 90, 40, '#86cf4a'],
    [700, 280, 10, '#e8604f'],
    [930, 230, -20, '#86cf4a'],
    [1110, 150, 35, '#f3a53d'],
  ]
    .map(([x, y, turn, color]) => driftingLeaf(Number(x), Number(y), Number(turn), String(color)))
    .join('')

const drops = (left: number, top: number): string =>
  Array.from(
    { length: 9 },
    (_, at) => `M${left + (at % 5) * 44} ${top + Math.floor(at / 5) * 56 + (at % 2) * 18}l-8 26`,
  ).join('')

const drizzle = (): string =>
  cloud(230, 120, 1, '#e8f1f5') +
  cloud(660, 100, 0.9, '#e8f1f5') +
  cloud(1000, 140, 0.95, '#e8f1f5') +
  `<path fill="none" stroke="#6fb6dc" stroke-opacity=".8" stroke-width="6" d="${drops(130, 190)}${drops(560, 170)}${drops(900, 210)}"/>`

export const drawDaily = (): Record<string, string> => ({
  'nest-egg': drawing(nestEgg()),
  'nest-moving': drawing(nestMoving()),
  'nest-open': drawing(nestOpen()),
  'track-faint': drawing(trackFaint()),
  'track-fresh': drawing(trackFresh()),
  'track-found': drawing(trackFound()),
  letter: drawing(letter()),
  'weather-breeze': sky(breeze()),
  'weather-clouds': sky(clouds()),
  'weather-drizzle': sky(drizzle()),
  'weather-rainbow': sky(rainbow()),
})
