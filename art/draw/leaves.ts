/**
 * Leaves as definitions, 100 high, growing up from (0, 0), in the colour they are placed with: the light half, the
 * shade and the veins are white and black laid thinly over it.
 */
import { curvePath, formatNumbers, lerp, type Point } from './pen.ts'

const shadeFill = 'fill="#0b3b2a" fill-opacity=".22"'
const lightFill = 'fill="#fff" fill-opacity=".16"'
const vein = (d: string, width = 2): string =>
  `<path fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`

const define = (id: string, body: string): string => `<g id="${id}" fill="currentColor">${body}</g>`

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y])

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => formatNumbers(Math.round(x), Math.round(y))).join('L')}z`
}

function simpleLeaf(): string {
  return define(
    'leaf',
    `<path d="M0 0C-34-18-38-60 0-100 38-60 34-18 0 0z"/><path ${shadeFill} d="M0 0C34-18 38-60 0-100z"/>${vein('M0-4V-86M0-28l14-14M0-50l13-15M0-28l-14-14M0-50l-13-15')}`,
  )
}

function bananaLeaf(): string {
  const half = (part: number): number => 27 * Math.sin(Math.PI * part ** 0.85) ** 0.62
  const side: Point[] = []
  for (let i = 0; i <= 24; i++) {
    const part = i / 24
    const y = -100 * part
    const width = half(part)
    side.push([width, y])
    if ([5, 10, 14, 18].includes(i)) side.push([width * 0.38, y + 2], [half(part + 0.03) * 0.98, y - 3])
  }
  const veins = Array.from({ length: 9 }, (_, i) => {
    const y = -10 - i * 9
    const reach = half((i + 1.6) / 10.4) * 0.8
    return `M0${y}l${formatNumbers(reach, -9)}M0${y}l${formatNumbers(-reach, -9)}`
  }).join('')
  return define(
    'banana',
    `<path d="${polygon([...side, ...mirror(side).toReversed()])}"/><path ${shadeFill} d="${polygon([...side, [0, -100], [0, 0]])}"/>${vein(veins, 0.8)}${vein('M0 0V-96', 2.4)}`,
  )
}

function monsteraLeaf(): string {
  const half = (part: number): number => 52 * Math.sin(Math.PI * lerp(0.1, 1, part) ** 0.9) ** 0.75
  const cuts = [0.1, 0.3, 0.47, 0.62, 0.76]
  let side = 'M0-2C14 14 40 10 48-8'
  cuts.forEach((cut, i) => {
    const next = cuts[i + 1] ?? 0.9
    const [innerX, innerY] = [half(cut) * 0.42, -100 * cut - 12]
    const [fromX, fromY] = [half(cut + 0.05), -100 * cut - 10]
    const [toX, toY] = [half(next) * 1.02, -100 * next]
    side += `L${formatNumbers(innerX, innerY)}L${formatNumbers(fromX, fromY)}C${formatNumbers(fromX + 5, fromY - 8, toX + 5, toY + 6, toX, toY)}`
  })
  side += 'Q14-94 0-104z'
  const veins = cuts
    .map((cut) => `M0${Math.round(-100 * cut + 4)}L${formatNumbers(half(cut + 0.1) * 0.8, -100 * cut - 14)}`)
    .join('')
  const leftVeins = veins.replaceAll(/L(\d)/g, 'L-$1')
  return define(
    'monstera',
    `<path d="${side}"/><path transform="scale(-1 1)" d="${side}"/><path transform="scale(-1 1)" ${lightFill} d="${side}"/><path ${shadeFill} d="${side}"/>${vein(`M0 0V-98${veins}${leftVeins}`, 2)}`,
  )
}

function leaflet(x: number, y: number, length: number, angle: number, width: number): string {
  const [tipX, tipY] = [Math.sin(angle) * length, -Math.cos(angle) * length]
  const [sideX, sideY] = [Math.cos(angle) * width, Math.sin(angle) * width]
  return `M${formatNumbers(x, y)}q${formatNumbers(tipX * 0.5 + sideX, tipY * 0.5 + sideY, tipX, tipY)}q${formatNumbers(-tipX * 0.5 - sideX, -tipY * 0.5 - sideY, -tipX, -tipY)}`
}

function palmLeaf(): string {
  let left = ''
  let right = ''
  for (let i = 0; i < 15; i++) {
    const part = i / 14
    const x = 30 * part ** 2.2
    const y = -100 * part + 14 * part ** 3
    const lean = 0.7 * part
    const length = lerp(30, 16, part) * Math.min(1, 0.55 + part * 2)
    right += leaflet(x, y, length, lean + lerp(1.9, 0.35, part), 4.2)
    left += leaflet(x, y, length, lean - lerp(1.6, 0.3, part), 4.2)
  }
  return define(
    'palm',
    `<path d="${left}${right}"/><path ${shadeFill} d="${right}"/>${vein('M0 0C4-40 12-72 30-86', 1.8)}`,
  )
}

function fernLeaf(): string {
  let body = ''
  for (let i = 0; i < 13; i++) {
    const part = i / 13
    const length = 26 * Math.sin(Math.PI * (0.18 + part * 0.8)) + 3
    body +=
      leaflet(0, -100 * part, length, lerp(1.25, 0.6, part), 4) +
      leaflet(0, -100 * part, length, lerp(-1.25, -0.6, part), 4)
  }
  return define('fern', `<path d="${body}M-1 0L0-104 1 0z"/>${vein('M0 0V-96', 1.2)}`)
}

function grassTuft(): string {
  const blades = [-40, -24, -10, 4, 17, 32, 46]
  const body = blades
    .map(
      (reach, i) =>
        `M${-14 + i * 4} 0Q${formatNumbers(-12 + i * 4 + reach * 0.2, -40, reach, -[58, 82, 100, 92, 104, 76, 52][i]!)}Q${formatNumbers(-4 + i * 4 + reach * 0.2, -36, -7 + i * 4, 0)}z`,
    )
    .join('')
  return `<path id="grass" fill="currentColor" d="${body}"/>`
}

function reeds(): string {
  return define(
    'reed',
    `<path d="M-10 0Q-14-50-30-70-8-50-5 0zM10 0Q16-44 34-62 14-40 14 0zM-2 0Q-4-60-2-96L1-96Q0-60 3 0zM6 0Q12-50 16-78L18-77Q14-50 9 0z"/><rect x="-5" y="-104" width="8" height="26" rx="4" fill="#8a5a2e"/><rect x="13" y="-90" width="7" height="22" rx="3.500" fill="#8a5a2e"/>`.replace(
      '3.500',
      '3.5',
    ),
  )
}

function frondLeaf(): string {
  let upper = ''
  let under = ''
  for (let i = 1; i <= 16; i++) {
    const part = i / 16
    const x = 92 * part - 6 * part * part
    const y = -62 * part + 74 * part * part
    const slope = Math.atan2(-62 + 148 * part, 92)
    const length = 30 * Math.sin(Math.PI * (0.12 + part * 0.8)) + 6
    upper += leaflet(x, y, length * 0.85, slope + lerp(0.5, 1.2, part), 3)
    under += leaflet(x, y, length * 1.15, slope + lerp(2.7, 2, part), 3.4)
  }
  return define(
    'frond',
    `<path d="${under}${upper}"/><path ${shadeFill} d="${under}"/><path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round" d="M0 0Q46-31 86 12"/>`,
  )
}

function heartLeaf(): string {
  const d = curvePath(
    [
      [0, 6],
      [26, -6],
      [40, 22],
      [22, 64],
      [0, 100],
      [-22, 64],
      [-40, 22],
      [-26, -6],
    ],
    true,
  )
  return define(
    'heart',
    `<path d="${d}"/><path ${shadeFill} d="M0 6C14-14 44-6 40 24 36 56 14 80 0 100z"/>${vein('M0 6V86', 2.4)}`,
  )
}

export const leafDefinitions: Record<string, string> = {
  leaf: simpleLeaf(),
  banana: bananaLeaf(),
  monstera: monsteraLeaf(),
  palm: palmLeaf(),
  fern: fernLeaf(),
  grass: grassTuft(),
  reed: reeds(),
  frond: frondLeaf(),
  heart: heartLeaf(),
}
