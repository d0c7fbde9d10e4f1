/** A camp at night with a radio: each right word lights a lantern, at the end the fire burns and the radio plays. */
import { seededRandom } from '@letterliaan/rules/random'
import { inkColor } from '../buddies/style.ts'
import { campfire, tent } from '../elements/camp-things.ts'
import { curvePath, randomBetween, ridge, treetops, type Point } from '../pen.ts'
import { bush, crown, leafFan, type Tones } from '../plants.ts'
import { ellipse, line, linearGradient, path, place, radialGradient } from '../svg.ts'
import { kapokTree, palmTree, type Bark } from '../trees.ts'
import {
  across,
  airHeight,
  airWidth,
  drawAir,
  drawThing,
  inked,
  pieceCount,
  spread,
  stageHeight,
  stageWidths,
  strew,
  type Stage,
  type StageShape,
  type WorkplaceArt,
} from './workplace.ts'

const night: Tones = ['#16305c', '#22497a']
const bark: Bark = ['#171334', '#2c2658', '#5a5aa0']
const moonlight = ['#6fb6ff', '#a8d4ff'] as const
const lanternColors = ['#ffc93c', '#ff8f7a', '#7fe0c0'] as const

function drawNightAir(): string {
  const random = seededRandom(1511)
  const stars = Array.from({ length: 90 }, () => {
    const size = randomBetween(random, 1.2, 3.4)
    return ellipse(
      randomBetween(random, 0, airWidth),
      randomBetween(random, 0, 560),
      size,
      size,
      '#fff',
      'opacity=".8"',
    )
  }).join('')
  const body =
    path(`M0 0H${airWidth}V${airHeight}H0z`, 'url(#sky)') +
    stars +
    ellipse(1440, 210, 250, 250, 'url(#moon)') +
    ellipse(1440, 210, 74, 74, '#fff6d2') +
    ellipse(1464, 190, 12, 10, '#f2e2b0') +
    ellipse(1418, 236, 15, 12, '#f2e2b0') +
    ellipse(1432, 184, 7, 6, '#f2e2b0') +
    path(ridge(across(airWidth, '640 560 620 540 610 570 640'), airHeight), '#2c3f86') +
    path(treetops(across(airWidth, '680 700 740 770 740 690 670'), 50, airHeight, random), '#22397a') +
    kapokTree(90, 930, 150, night, bark, 4.2) +
    palmTree(1480, 920, 160, ['#1d3f70', '#275084', '#356498'], bark, -0.5) +
    path(treetops(across(airWidth, '770 790 810 830 810 790 770'), 50, airHeight, random), '#1b2f68') +
    crown(20, 0, 160, night)
  return drawAir(body, {
    light: moonlight,
    defs:
      linearGradient('sky', '#0d1440 .45:#27307c .75:#4d4a9a') +
      radialGradient('moon', '#fff3c8/.7 .35:#dfe4ff/.3 #bcd0ff/0'),
  })
}

const lanternBody = (fill: string, light: string): string =>
  line('M28 2v12', '#1b1540', 4) +
  `<path fill="${fill}" stroke="#1b1540" stroke-width="4" d="M16 16h24q14 18 0 36H16q-14-18 0-36z"/>` +
  path('M19 19h6q-9 15 0 30h-6q-11-15 0-30z', '#fff', `opacity="${light}"`) +
  `<path fill="#6b4020" stroke="#1b1540" stroke-width="3.500" d="M14 11h28v7H14zM14 50h28v7H14z"/>`

/** 56 × 64; where it hangs stands a dark one. */
const lantern = (color: string) =>
  drawThing(
    80,
    80,
    `<g opacity=".5">${ellipse(40, 42, 39, 38, color, 'opacity=".35"') + ellipse(40, 42, 30, 29, '#fff3c0', 'opacity=".55"')}</g><g transform="translate(12 6)">${lanternBody(color, '.75') + ellipse(28, 36, 6, 10, '#fffbe0')}</g>`,
  )

function radio(x: number, foot: number, s: number, plays: boolean): string {
  const r = (v: number): number => Math.round(v * s * 10) / 10
  const body = `<g transform="translate(${x} ${foot}) scale(${s})" stroke-linejoin="round" stroke-linecap="round">${
    line('M34-78L66-118', inkColor, 5) +
    line('M34-78L66-118', '#cfd6da', 2.4) +
    `<circle cx="67" cy="-119" r="5" fill="#e2503e" stroke="${inkColor}" stroke-width="3"/>` +
    line('M-40-78Q0-106 40-78', inkColor, 9) +
    line('M-40-78Q0-106 40-78', '#c98a4a', 4) +
    inked('M-62-68Q-62-80-50-80H50Q62-80 62-68V-8Q62 2 50 2H-50Q-62 2-62-8z', '#e2674e', 4.5) +
    path('M-57-68Q-57-75-50-75H50Q57-75 57-68V-62H-57z', '#f7a58c') +
    path('M-57-14H57V-8Q57-3 50-3H-50Q-57-3-57-8z', '#b0402e') +
    `<circle cx="-28" cy="-36" r="24" fill="#5d3a2a" stroke="${inkColor}" stroke-width="4"/><circle cx="-28" cy="-36" r="15" fill="#8a5a3c"/><circle cx="-28" cy="-36" r="6" fill="${plays ? '#ffd76a' : '#5d3a2a'}"/>` +
    inked('M6-58H50V-34H6z', plays ? '#fff3b0' : '#c9bfa4', 3.5) +
    line('M14-40v-6M22-40v-10M30-40v-6M38-40v-10', '#6b4020', 2.4) +
    line('M33-56v20', '#e2503e', 3) +
    `<circle cx="16" cy="-18" r="7" fill="#ffe0a0" stroke="${inkColor}" stroke-width="3"/><circle cx="40" cy="-18" r="7" fill="#ffe0a0" stroke="${inkColor}" stroke-width="3"/>`
  }</g>`
  return ellipse(x, foot + r(4), r(74), r(9), '#0b1034', 'opacity=".5"') + body
}

function drawStage(shape: StageShape): Stage {
  const width = stageWidths[shape]
  const random = seededRandom(1521)
  const isWide = shape === 'wide'
  const poles = isWide ? [300, 800, 1300] : [30, 490]
  const poleTop = isWide ? 132 : 84
  const perRope = isWide ? pieceCount / 2 : pieceCount / 2
  const strung = isWide
    ? [
        [poles[0]!, poles[1]!, poleTop, 42],
        [poles[1]!, poles[2]!, poleTop, 42],
      ]
    : [
        [poles[0]!, poles[1]!, poleTop - 34, 26],
        [poles[0]!, poles[1]!, poleTop + 26, 30],
      ]
  const hooks = strung.flatMap(([from = 0, to = 0, top = 0, sag = 0]) => {
    const gap = (to - from) / (perRope + (isWide ? 0.4 : 0.2))
    return spread(
      [from + gap * 0.7, to - gap * 0.7],
      perRope,
      (part) => top + Math.sin((0.08 + part * 0.84) * Math.PI) * sag,
    )
  })
  const ropes = strung.map(([from = 0, to = 0, top = 0, sag = 0]) =>
    line(curvePath(spread([from, to], 11, (part) => top + Math.sin(part * Math.PI) * sag)), '#8a78b8', 4),
  )
  const size = isWide ? 52 : 44
  const dark = hooks.map(([x, y]) => {
    const k = (size * 0.7) / 56
    return `<g transform="translate(${Math.round(x - 28 * k)} ${Math.round(y - 4)}) scale(${Number(k.toPrecision(3))})" stroke-linejoin="round">${lanternBody('#4a4686', '.16')}</g>`
  })
  const radioAt: Point = isWide ? [800, 268] : [300, 270]
  const fireAt: Point = isWide ? [1130, 286] : [430, 286]
  const tentAt: Point = isWide ? [520, 262] : [120, 262]
  const ground =
    path(treetops(across(width, '140 158 172 176 172 158 138'), 28, stageHeight, random), '#172a60') +
    path(treetops(across(width, '176 190 198 202 198 190 174'), 24, stageHeight, random), '#122454') +
    path(ridge(across(width, '226 220 226 222 226'), stageHeight), '#2b4684') +
    path(ridge(across(width, '258 254 260 256 260'), stageHeight), '#243c78') +
    path(ridge(across(width, '296 292 298 294 298'), stageHeight), '#1b2f68') +
    (isWide ? bush(120, 246, 56, night) + bush(1470, 246, 60, night) : '') +
    tent(tentAt[0], tentAt[1], isWide ? 104 : 92) +
    // Night lies over the tent; its light would else be the brightest.
    path(
      `M${tentAt[0] - 78} ${tentAt[1] + 1}L${tentAt[0]} ${tentAt[1] - (isWide ? 96 : 85)}L${tentAt[0] + 78} ${tentAt[1] + 1}z`,
      '#1b2360',
      'opacity=".34"',
    ) +
    poles
      .map((x) => inked(`M${x - 7} 268V${poleTop - (isWide ? 10 : 44)}q7-8 14 0V268z`, '#5a4a7a', 3.5))
      .join('') +
    ropes.join('') +
    dark.join('') +
    `<g>${campfire(fireAt[0], fireAt[1], isWide ? 66 : 56)
      .replaceAll(/<path fill="#(?:f98a34|ffb93e|fff0a6)"[^>]*\/>/g, '')
      .replace(/<ellipse[^>]*url\(#fireglow\)[^>]*\/>/, '')}</g>` +
    radio(radioAt[0], radioAt[1], isWide ? 0.9 : 0.72, false) +
    strew(
      1531,
      isWide ? 34 : 10,
      [0, width],
      [272, 314],
      [
        ['grass', '#35569a', 0.2],
        ['grass', '#2c4a8c', 0.18],
        ['stone', '#5a659c', 0.12],
      ],
    )
  const details =
    leafFan('fern', -8, 340, 80, [66, 34, 4], ['#12295a', '#1f467a'], random) +
    leafFan('monstera', width + 8, 340, 84, [-70, -38, -6], ['#12295a', '#1f467a'], random) +
    place('mushroom', isWide ? 150 : 60, 316, 0.36, 0, '#58d8f0') +
    place('mushroom', isWide ? 1440 : 462, 316, 0.34, 0, '#f07fd0')
  const note = (x: number, y: number, s: number, color: string): string =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${s})" stroke-linejoin="round">${inked('M-3 0V-34L20-40V-8A8 7 0 1 1 13-14V-28L4-26V0A8 7 0 1 1-3-6z', color, 3.5)}</g>`
  const done =
    campfire(fireAt[0], fireAt[1], isWide ? 66 : 56) +
    ellipse(radioAt[0], radioAt[1] - 36, isWide ? 130 : 100, 80, 'url(#fireglow)') +
    radio(radioAt[0], radioAt[1], isWide ? 0.9 : 0.72, true) +
    note(radioAt[0] - (isWide ? 96 : 74), radioAt[1] - 46, 0.8, '#7fe0c0') +
    note(radioAt[0] + (isWide ? 92 : 66), radioAt[1] - 62, 0.9, '#ffc93c') +
    note(radioAt[0] + (isWide ? 126 : 84), radioAt[1] - 20, 0.62, '#f08fc0')
  const pieces = hooks.map(([x, y], i) => ({
    of: `lantern-${(i % lanternColors.length) + 1}`,
    x,
    y: y - 8 + size,
    width: size,
  }))
  const route: Point[] = [
    [isWide ? 230 : 30, 300],
    ...spread(isWide ? [330, 960] : [60, 330], 8, () => 306),
    [isWide ? 1010 : 366, 304],
  ]
  return {
    width,
    sink: 20,
    look: { light: moonlight, defs: radialGradient('fireglow', '#ffd98a/.6 #ffb050/0') },
    ground,
    details,
    done,
    pieces,
    route,
  }
}

export const draw = (): WorkplaceArt => ({
  air: drawNightAir(),
  things: Object.fromEntries(lanternColors.map((color, i) => [`lantern-${i + 1}`, lantern(color)])),
  stage: drawStage,
})
