/** What is seen out of the tent: mountains at dusk, two tents with light in them, a fire. */
import { seededRandom } from '@letterliaan/rules/random'
import type { Orientation } from '../../../../packages/ui/src/scenes/positions.ts'
import { writeSvg } from '../../drawing.ts'
import { ovals, parsePoints, randomBetween, ridge } from '../../pen.ts'
import { roomShapes } from '../../scenes/treehouse/places.ts'
import { ellipse, group, line, path, radialGradient } from '../../svg.ts'
import { tentPaint } from './paint.ts'

const smallTent = (x: number, foot: number, k: number): string =>
  group(
    ellipse(0, 0, 150, 60, 'url(#glow)') +
      path('M-110 0L-12-128H12L110 0z', tentPaint.canvasShade) +
      path('M12-128L110 0H30z', tentPaint.canvasDark) +
      path('M-12-128h24L40 0h-80z', '#f0c069') +
      path('M-12-128h12L-20 0h-20z', '#ffe6a8') +
      line('M-12-128l-8-14M12-128l8-14M-110 0l-34 12M110 0l34 12', tentPaint.ink, 5),
    `transform="translate(${Math.round(x)} ${Math.round(foot)})scale(${k.toFixed(2)})"`,
  )

const fire = (x: number, foot: number, k: number): string =>
  group(
    ellipse(0, -20, 170, 110, 'url(#glow)') +
      line('M-34-4L30-22M34-4L-30-22', tentPaint.woodDark, 14) +
      path('M-24-16q-16-34 10-58 2 16 12 18-4-34 14-54 6 28 20 46 16 26-2 48z', '#e8853a') +
      path('M-10-14q-10-22 8-38 2 10 8 12-2-16 8-26 4 20 12 30 6 12-2 22z', '#ffd27a'),
    `transform="translate(${Math.round(x)} ${Math.round(foot)})scale(${k.toFixed(2)})"`,
  )

export function drawTentView(orientation: Orientation): string {
  const random = seededRandom(771)
  const { width, height, floor, opening } = roomShapes[orientation]
  const { x, top, half } = opening
  const high = floor - top
  const at = (part: number): number => Math.round(x + part * half)
  const up = (part: number): number => Math.round(floor - part * high)
  const points = (text: string) =>
    parsePoints(text).map(([dx, dy]): [number, number] => [at(dx / 100), up(dy / 100)])
  const stars = Array.from({ length: 46 }, () => {
    const r = randomBetween(random, 1.2, 3)
    return {
      x: at(randomBetween(random, -1.15, 1.15)),
      y: up(randomBetween(random, 0.52, 1.05)),
      rx: r,
      ry: r,
    }
  })
  const pine = (part: number, foot: number, size: number): string => {
    const [px, py, s] = [at(part), up(foot), size * half]
    return `M${px} ${Math.round(py - s)}l${Math.round(s * 0.2)} ${Math.round(s * 0.4)}h${-Math.round(s * 0.09)}l${Math.round(s * 0.18)} ${Math.round(s * 0.6)}h${-Math.round(s * 0.58)}l${Math.round(s * 0.18)} ${-Math.round(s * 0.6)}h${-Math.round(s * 0.09)}z`
  }
  const trees = [-1.1, -0.95, -0.84, -0.7, -0.58, 0.5, 0.62, 0.76, 0.9, 1.04, 1.15]
    .map((part) => pine(part, 0.3, randomBetween(random, 0.3, 0.52)))
    .join('')
  const body =
    path(`M0 0H${width}V${height}H0z`, 'url(#sky)') +
    path(ovals(stars), '#f4efe0', 'opacity=".85"') +
    ellipse(at(0.5), up(0.86), half * 0.11, half * 0.11, '#f4e6c0') +
    ellipse(at(0.55), up(0.88), half * 0.1, half * 0.1, '#24464f', 'opacity=".5"') +
    path(ridge(points('-140,44 -90,62 -62,50 -20,74 18,52 44,64 84,48 140,60'), floor), '#2a5058') +
    path(ridge(points('-140,34 -80,46 -40,36 6,50 60,38 140,46'), floor), '#1f424a') +
    path(trees, '#15333a') +
    path(ridge(points('-140,24 -60,30 0,26 70,31 140,25'), height), '#1b3a3c') +
    path(ridge(points('-140,12 -50,16 20,13 140,17'), height), '#162f31') +
    line(
      `M${at(-1.1)} ${up(0.2)}q${half * 0.6} ${-high * 0.05} ${half * 1.1} 0t${half * 1.1} 0`,
      '#d9e6d6',
      2.5,
      'opacity=".2"',
    ) +
    smallTent(at(-0.52), up(0.24), half / 330) +
    smallTent(at(0.56), up(0.2), half / 270) +
    fire(at(0.04), up(0.15), half / 300)
  const defs =
    `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${up(1.1)}" y2="${up(0.3)}"><stop offset="0" stop-color="#0d2430"/><stop offset=".62" stop-color="#2f565c"/><stop offset="1" stop-color="#c08f4c"/></linearGradient>` +
    radialGradient('glow', '#f0b45a/.75 #f0b45a/0')
  return writeSvg({ width, height, fit: 'none', defs, body })
}
