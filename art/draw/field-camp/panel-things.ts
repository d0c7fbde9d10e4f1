/** What stands in the picture of a world: a buddy, or in the look 10+ something of the expedition, at the same place. */
import { standBuddy } from '../buddies/buddies.ts'
import { panelHeight, panelWidth } from '../scenes/panels/panel.ts'
import { ellipse, group, line, path } from '../svg.ts'
import { tentPaint as paint } from './tent/paint.ts'
import { inked, shadow } from './tent/things.ts'

/** Foot in the middle at 0,0; about 120 high. */
const at = (x: number, y: number, scale: number, body: string): string =>
  group(
    body,
    `stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y}) scale(${scale})"`,
  )

const canoe = (): string =>
  ellipse(0, 4, 132, 12, '#12394a', 'opacity=".35"') +
  line('M58-64L96 22', paint.ink, 13) +
  line('M58-64L96 22', paint.woodLight, 6) +
  inked('M-40-26v-34q0-8 8-8h34q8 0 8 8v34z', paint.teal) +
  line('M-40-46h50M-16-68v42', paint.paper, 4) +
  inked('M-132-38q26 14 66 14h132q40 0 66-14-12 42-52 42H-80q-40 0-52-42z', paint.red) +
  line('M-114-18q24 8 56 8h116q32 0 56-8', paint.paper, 5)

const packWithLantern = (): string =>
  shadow(0, 2, 70, 9) +
  line('M48 0V-132H20', paint.ink, 11) +
  line('M48 0V-132H20', paint.woodLight, 5) +
  ellipse(18, -98, 52, 52, 'url(#warm)') +
  inked('M2-118h32l6 44h-44z', '#ffdf94', 4) +
  inked('M-4-116q22-22 44 0z', paint.brass, 4) +
  inked('M-62-8v-66q0-30 32-30t32 30v66q0 8-8 8h-48q-8 0-8-8z', paint.moss) +
  inked('M-52-36h44v28h-44z', paint.canvas, 4) +
  line('M-62-66h64M-40-66v18M-20-66v18', paint.ink, 4) +
  inked('M-64-112h68q10 0 10 10t-10 10h-68q-10 0-10-10t10-10z', paint.red, 4)

const tripod = (): string =>
  shadow(0, 2, 62, 9) +
  line('M0-76L-44 0M0-76L44 0M0-76V4', paint.ink, 12) +
  line('M0-76L-44 0M0-76L44 0M0-76V4', paint.wood, 5) +
  group(
    inked('M-52-100h48v30h-48z', paint.teal, 4) +
      inked('M-8-108h54v46h-54z', paint.brass, 4) +
      path('M-4-104h46v9h-46z', paint.brassLight) +
      ellipse(48, -85, 7, 23, '#d9e6e6', `stroke="${paint.ink}" stroke-width="4"`),
    'transform="rotate(-16 0 -80)"',
  )

const tent = (): string =>
  shadow(0, 2, 110, 10) +
  ellipse(0, -20, 130, 70, 'url(#warm)') +
  inked('M-104 0L-10-118H10L104 0z', paint.canvasShade) +
  path('M10-116L98-3H30z', paint.canvasDark) +
  inked('M-10-118H10L36 0h-72z', '#ffdf94', 4) +
  line('M0-118V0M-10-118l-10-14M10-118l10-14M-104 0l-26 8M104 0l26 8', paint.ink, 5)

const sheet = (defs: string, things: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${panelWidth * 2} ${panelHeight * 2}">${defs}${things
    .map((thing, i) => {
      const [x, y] = [(i % 2) * panelWidth, Math.floor(i / 2) * panelHeight]
      return `<view id="world-${i + 1}" viewBox="${x} ${y} ${panelWidth} ${panelHeight}" preserveAspectRatio="xMidYMid slice"/><g transform="translate(${x} ${y})">${thing}</g>`
    })
    .join('')}</svg>\n`

/** Two by two, as wide to high as a panel, each with a view of its own: `#world-1`. */
export const panelThings = (): Record<string, string> => ({
  'panel-things-jungle': sheet('', [
    standBuddy(4, 268, 566, 0.32),
    standBuddy(2, 300, 580, 0.46, 'juicht'),
    standBuddy(5, 318, 636, 0.32),
    standBuddy(6, 278, 640, 0.32),
  ]),
  'panel-things-field-camp': sheet(
    '<defs><radialGradient id="warm"><stop offset="0" stop-color="#ffe3a0" stop-opacity=".9"/><stop offset="1" stop-color="#f0b45a" stop-opacity="0"/></radialGradient></defs>',
    [
      at(276, 572, 0.66, canoe()),
      at(300, 584, 0.84, packWithLantern()),
      at(318, 640, 0.8, tripod()),
      at(286, 646, 0.74, tent()),
    ],
  ),
})
