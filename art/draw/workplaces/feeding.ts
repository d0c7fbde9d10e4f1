/** A feeding place in the meadow: each right word brings fruit, and an animal that has its fill is glad. */
import { seededRandom } from '@letterliaan/rules/random'
import { cheeks, eyes, inkColor, mouth, oval, stroke, type Mood } from '../buddies/style.ts'
import { ridge, treetops, type Point } from '../pen.ts'
import { bush, cloud, leafFan, sunRays } from '../plants.ts'
import { ellipse, linearGradient, path, radialGradient } from '../svg.ts'
import { bananaPlant, barkColors, kapokTree, leafTree } from '../trees.ts'
import {
  across,
  airHeight,
  airWidth,
  drawAir,
  drawThing,
  inked,
  spread,
  stageHeight,
  stageWidths,
  strew,
  workArea,
  type Piece,
  type Stage,
  type StageShape,
  type WorkplaceArt,
} from './workplace.ts'

function drawMeadowAir(): string {
  const random = seededRandom(1011)
  const body =
    path(`M0 0H${airWidth}V${airHeight}H0z`, 'url(#air)') +
    ellipse(250, 190, 360, 360, 'url(#sun)') +
    sunRays(250, 190, 1500, '80,3,.4 56,4,.4 30,4,.5 4,4,.5 -22,4,.5 100,4,.4', 'url(#ray)') +
    ellipse(250, 190, 60, 60, '#ffe48a') +
    cloud(1390, 180, 120, random) +
    cloud(900, 120, 80, random) +
    cloud(560, 260, 60, random) +
    path(treetops(across(airWidth, '600 640 690 720 690 640 600'), 54, airHeight, random), '#c5e6a8') +
    path(treetops(across(airWidth, '690 720 750 770 750 720 690'), 54, airHeight, random), '#aed98c') +
    kapokTree(1480, 880, 150, ['#3b8a4c', '#60ad54'], barkColors, 4) +
    leafTree(110, 880, 140, ['#4c9a45', '#74b84e'], barkColors, 1.3) +
    path(ridge(across(airWidth, '800 770 790 800 790 770 800'), airHeight), '#bfe07a') +
    path(ridge(across(airWidth, '880 860 870 880 870 860 880'), airHeight), '#a8d468')
  return drawAir(body, {
    defs:
      linearGradient('air', '#a9def2 .5:#e8f5e0 .7:#fdf8d8') +
      radialGradient('sun', '#fff4b8/.95 #fff4c8/0') +
      radialGradient('ray', '#fff7cf #fff7cf/0', [250, 190, 1000]),
  })
}

interface Guest {
  readonly coat: string
  readonly belly: string
  readonly dark: string
  readonly ears: string
  readonly muzzle: string
}

const roundEars = (coat: string, inner: string): string =>
  oval(34, 30, 13, 14, coat, 4, -20) +
  oval(34, 32, 6, 7, inner, 0, -20) +
  oval(86, 30, 13, 14, coat, 4, 20) +
  oval(86, 32, 6, 7, inner, 0, 20)

/** From the front, on 120 × 124. */
const guests: Readonly<Record<string, Guest>> = {
  capybara: {
    coat: '#b07a48',
    belly: '#d3a26c',
    dark: '#8a5a32',
    ears: roundEars('#8a5a32', '#e6b08a'),
    muzzle:
      inked('M38 62Q40 48 60 48T82 62Q84 80 60 80T38 62z', '#c8915c', 3.5) +
      inked('M50 55q10-7 20 0q-2 9-10 9t-10-9z', '#5d3a20', 3),
  },
  tapir: {
    coat: '#7e8794',
    belly: '#e9ebe6',
    dark: '#565e6b',
    ears: roundEars('#565e6b', '#f0c0b4'),
    muzzle:
      inked('M46 52Q60 44 74 52Q78 66 72 80Q66 88 60 84Q54 88 48 80Q42 66 46 52z', '#98a1ad', 3.5) +
      oval(55, 78, 3, 4, inkColor, 0) +
      oval(65, 78, 3, 4, inkColor, 0) +
      stroke('M52 60q8 4 16 0', '#767f8c', 2.5),
  },
  ocelot: {
    coat: '#f0b85c',
    belly: '#fff0cf',
    dark: '#b4762c',
    ears:
      inked('M26 36L28 10Q44 14 48 24z', '#f0b85c') +
      inked('M94 36L92 10Q76 14 72 24z', '#f0b85c') +
      path('M31 29l2-12q8 3 10 8z', '#f6a894') +
      path('M89 29l-2-12q-8 3-10 8z', '#f6a894'),
    muzzle:
      inked('M42 64Q44 54 60 56T78 64Q78 78 60 78T42 64z', '#fff0cf', 3) +
      inked('M54 58h12q0 7-6 8-6-1-6-8z', '#d8607a', 3) +
      stroke('M36 66l-14-3M36 71l-13 3M84 66l14-3M84 71l13 3', inkColor, 2) +
      path('M56 24q4 6 8 0l-1 10h-6zM44 28l6 8-4 3zM76 28l-6 8 4 3z', '#8a5420'),
  },
  armadillo: {
    coat: '#c99aa0',
    belly: '#f3d9cf',
    dark: '#9a6a74',
    ears:
      inked('M34 34Q20 4 36 4Q50 10 48 26z', '#c99aa0') +
      inked('M86 34Q100 4 84 4Q70 10 72 26z', '#c99aa0') +
      path('M36 26q-6-14 1-16 6 4 6 13z', '#f4b8b4') +
      path('M84 26q6-14-1-16-6 4-6 13z', '#f4b8b4'),
    muzzle:
      inked('M46 58Q60 50 74 58Q74 76 66 84Q60 88 54 84Q46 76 46 58z', '#dcb2b4', 3.5) +
      inked('M55 80q5-4 10 0-1 6-5 6t-5-6z', '#5d2f3a', 2.5) +
      stroke('M46 22q14-6 28 0M42 30q18-7 36 0', '#a87880', 3),
  },
  parrot: {
    coat: '#e2503e',
    belly: '#ffd24d',
    dark: '#a92f2a',
    ears:
      inked('M60 18Q46 4 50 0Q60 2 61 10Q66 0 74 2Q74 10 62 20z', '#e2503e', 3.5) +
      inked('M22 66Q10 96 26 116L38 96z', '#3d8fd1', 4) +
      inked('M98 66Q110 96 94 116L82 96z', '#3d8fd1', 4),
    muzzle:
      oval(40, 52, 15, 15, '#fff6e6', 0) +
      oval(80, 52, 15, 15, '#fff6e6', 0) +
      inked('M48 54Q60 44 72 54Q72 72 60 84Q48 72 48 54z', '#4a4038', 3.5) +
      stroke('M52 62q8 5 16 0', '#7a6c60', 2.5),
  },
}

const bodyOf = (name: string, mood: Mood): string => {
  const guest = guests[name]!
  const hasBeak = name === 'parrot'
  const spots =
    name === 'ocelot'
      ? path(
          'M28 88q6-5 8 1-5 5-8-1zM84 90q6-5 8 1-5 5-8-1zM34 104q6-4 8 1-5 4-8-1zM80 104q6-4 8 1-5 4-8-1z',
          '#8a5420',
        )
      : ''
  const bands =
    name === 'armadillo'
      ? stroke('M24 88q-2 14 6 26M33 82q-3 16 4 32M96 88q2 14-6 26M87 82q3 16-4 32', '#a87880', 3)
      : ''
  const tongue = mood === 'juicht' && !hasBeak ? mouth('juicht', 60, 78, 9) : ''
  return (
    oval(60, 96, 38, 27, guest.coat) +
    spots +
    bands +
    oval(60, 100, 22, 20, guest.belly, 0) +
    oval(44, 119, 13, 6, guest.dark, 3.5) +
    oval(76, 119, 13, 6, guest.dark, 3.5) +
    guest.ears +
    oval(60, 53, 39, 35, guest.coat) +
    (hasBeak ? '' : oval(60, 30, 16, 6, guest.belly, 0).replace('/>', ' opacity=".35"/>')) +
    (hasBeak ? guest.muzzle : '') +
    eyes(mood, [40, 50], [80, 50], hasBeak ? 8 : 9) +
    (hasBeak ? '' : guest.muzzle) +
    (mood === 'juicht' ? cheeks([27, 66], [93, 66]) : '') +
    (mood === 'denkt' && !hasBeak ? stroke('M54 84q6-4 12 0', inkColor, 3.5) : '') +
    tongue
  )
}

const guestThing = (name: string, mood: Mood) => drawThing(120, 128, bodyOf(name, mood))

/** They wait beside their empty bowls; the glad ones come as the fifth thing at each bowl. */
const names = ['capybara', 'parrot', 'tapir', 'ocelot', 'armadillo'] as const

const fruits = {
  mango:
    inked('M22 8Q40 10 39 27T20 42Q5 40 5 26T22 8z', '#ff9f3e', 3.5) +
    path('M24 12q12 2 12 14-5-9-15-10z', '#ffcf6a') +
    inked('M22 9q2-8 12-7-2 8-12 7z', '#4fa24c', 2.5),
  berry:
    inked('M22 10Q42 8 40 26T22 42T5 26T22 10z', '#d8456a', 3.5) +
    path('M12 20q4-7 12-6-8 3-9 10z', '#ff9ab0') +
    inked('M13 10q9 5 18 0l-2-7q-7 5-14 0z', '#4fa24c', 2.5),
  banana:
    inked('M7 14Q8 34 30 38Q42 38 41 31Q26 30 18 12Q13 6 7 14z', '#ffdc4a', 3.5) +
    path('M12 16q4 12 18 17-14-1-18-17z', '#fff0a0') +
    inked('M8 13l3-7 6 4-1 4z', '#8a5a30', 2.5),
} as const

const bowl = (x: number, y: number, s: number): string =>
  ellipse(x, y + 1, 44 * s, 8 * s, '#3f7d2c', 'opacity=".35"') +
  inked(
    `M${x - 40 * s} ${y - 22 * s}Q${x - 34 * s} ${y} ${x} ${y}T${x + 40 * s} ${y - 22 * s}z`,
    '#a86a38',
    3.5 * s + 0.5,
  ) +
  path(
    `M${x - 32 * s} ${y - 16 * s}Q${x - 26 * s} ${y - 5 * s} ${x - 6 * s} ${y - 4 * s}Q${x - 20 * s} ${y - 9 * s} ${x - 24 * s} ${y - 17 * s}z`,
    '#cf9458',
  )

const bowlRim = (x: number, y: number, s: number): string =>
  `<ellipse cx="${x}" cy="${y - 22 * s}" rx="${40 * s}" ry="${7 * s}" fill="#6b4020" stroke="${inkColor}" stroke-width="${3 * s}"/>`

function drawStage(shape: StageShape): Stage {
  const width = stageWidths[shape]
  const area = workArea(shape)
  const random = seededRandom(1021)
  const isWide = shape === 'wide'
  const s = isWide ? 0.92 : 0.66
  const places = spread(
    isWide ? [area[0] + 30, area[1] - 30] : [64, 456],
    names.length,
    (part) => (isWide ? 242 : 236) + Math.sin(part * Math.PI) * 8,
  )
  const bowlY = 34 * s
  const ground =
    path(treetops(across(width, '128 146 160 164 160 146 126'), 28, stageHeight, random), '#8cc56a') +
    path(treetops(across(width, '152 168 178 182 178 168 150'), 24, stageHeight, random), '#6cb257') +
    path(ridge(across(width, '188 178 184 186 178 190'), stageHeight), '#b4de6c') +
    path(ridge(across(width, '222 214 220 222 214 224'), stageHeight), '#9dd25c') +
    path(ridge(across(width, '282 276 284 280 276 284'), stageHeight), '#84c24e') +
    bananaPlant(isWide ? 120 : -10, 216, 84, ['#2f8446', '#43963f', '#63b04a'], random) +
    bananaPlant(isWide ? 1490 : 530, 214, 88, ['#2f8446', '#43963f', '#63b04a'], random) +
    bush(isWide ? 226 : 30, 200, 34, ['#3b8a4c', '#60ad54']) +
    bush(isWide ? 1390 : 494, 200, 36, ['#3b8a4c', '#60ad54']) +
    strew(
      1031,
      isWide ? 30 : 9,
      [0, width],
      [194, 206],
      [
        ['grass', '#7cbb4a', 0.2],
        ['daisy', '#fff', 0.26],
        ['tulip', '#ff9a4d', 0.26],
      ],
    ) +
    places
      .map(
        ([x, y], i) =>
          ellipse(x, y - 2, 44 * s, 9 * s, '#3f7d2c', 'opacity=".3"') +
          `<g transform="translate(${Math.round(x - 60 * s)} ${Math.round(y - 125 * s)}) scale(${s})" stroke-linecap="round" stroke-linejoin="round">${bodyOf(names[i]!, 'denkt')}</g>`,
      )
      .join('') +
    places
      .map(([x, y]) => bowlRim(x, Math.round(y + bowlY), s * 0.86) + bowl(x, Math.round(y + bowlY), s * 0.86))
      .join('')
  const details =
    strew(
      1041,
      isWide ? 26 : 8,
      [0, width],
      [312, 326],
      [
        ['daisy', '#fff', 0.34],
        ['hibiscus', '#f2637e', 0.36],
        ['grass', '#5dac48', 0.26],
        ['bells', '#8f7be8', 0.34],
      ],
    ) +
    leafFan('fern', -8, 340, 76, [66, 34, 4], ['#2c7d3e', '#3f9442'], random) +
    leafFan('monstera', width + 8, 340, 80, [-70, -38, -6], ['#2c7d3e', '#3f9442'], random)
  const heart = (x: number, y: number, size: number, color: string): string =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size})">${inked('M0 8C-18-6-12-20-2-16Q0-14 0-11Q0-14 2-16C12-20 18-6 0 8z', color, 3)}</g>`
  const done = places
    .map(
      ([x, y], i) =>
        heart(x - 58 * s, y - 96 * s, 0.9 * s + 0.2, '#f2637e') +
        heart(x + 56 * s, y - (i % 2 === 0 ? 108 : 84) * s, 0.7 * s + 0.15, '#ff9ac0'),
    )
    .join('')
  const kinds = ['mango', 'berry', 'banana'] as const
  const fruitAt = (x: number, y: number, guest: number, nth: number): Piece => ({
    of: kinds[(guest + nth) % kinds.length]!,
    x: x + (nth - 1) * 21 * s,
    y: y + bowlY - (nth === 1 ? 19 : 14) * s,
    width: 36 * s,
  })
  const gladAt = (x: number, y: number, nth: number): Piece => ({
    of: names[nth]!,
    x,
    y: y + 3 * s,
    width: 120 * s,
  })
  const pieces = places.flatMap(([x, y], i): Piece[] =>
    [0, 1, 2].map((nth) => fruitAt(x, y, i, nth)).concat(gladAt(x, y, i)),
  )
  const route: Point[] = [
    [isWide ? 190 : 26, 306],
    ...spread(isWide ? [area[0] - 40, area[1] + 40] : [70, 450], 8, () => 308),
    [isWide ? 1400 : 494, 306],
  ]
  return {
    width,
    sink: 18,
    ground,
    details,
    done,
    pieces,
    route,
  }
}

const fruitThing = (body: string) => drawThing(46, 46, body)

export const draw = (): WorkplaceArt => ({
  air: drawMeadowAir(),
  things: {
    ...Object.fromEntries(Object.entries(fruits).map(([name, body]) => [name, fruitThing(body)])),
    ...Object.fromEntries(names.map((name) => [name, guestThing(name, 'juicht')])),
  },
  stage: drawStage,
})
