/**
 * Trunks as definitions, 100 high from (0, 0) up; `fill` is their dark bark, `color` their body.
 * A bole is 24 wide (wider at its roots); a palm's trunk leans half its height to the right.
 */
import { seededRandom } from '@letterliaan/rules/random'
import { curvePath, lerp, normalAt, ribbon, samplePoints, parsePoints, type Point } from './pen.ts'

const litFill = 'fill="#ffe9b0" fill-opacity=".3"'

function defineBole(): string {
  const random = seededRandom(71)
  const spine = samplePoints(parsePoints('0,4 1,-34 3,-66 4,-100'), 3)
  const girth = (part: number): number =>
    24 * (1 + 6.6 * Math.max(0, 0.16 - part) + 0.35 * Math.max(0, part - 0.8))
  const lit = spine.slice(1).map(([x, y]): Point => [x + 5, y])
  const bark = Array.from({ length: 6 }, () => {
    const [x, y] = [lerp(-8, 7, random()), -lerp(10, 70, random())]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(lerp(-2, 2, random()))}-10 1-${Math.round(lerp(14, 26, random()))}`
  })
  return `<g id="bole"><path fill="currentColor" d="${ribbon(spine, girth)}"/><path ${litFill} d="${ribbon(lit, () => 6)}"/><g fill="none" stroke="#2a1607" stroke-opacity=".42" stroke-width="1.6" stroke-linecap="round"><path d="${bark.join('')}"/></g></g>`
}

function definePalmTrunk(): string {
  const spine = samplePoints(parsePoints('0,2 4,-34 13,-69 24,-100'), 4)
  const width = (part: number): number => lerp(11.4, 6.4, part)
  const rings = samplePoints(parsePoints('0,2 4,-34 13,-69 24,-100'), 6).slice(1, -1)
  const drawn = rings.map((point, i) => {
    const [nx, ny] = normalAt(rings, i)
    const half = width(i / rings.length) * 0.48
    return curvePath([
      [point[0] - nx * half, point[1] - ny * half],
      [point[0] + 0.6, point[1] + half * 0.5],
      [point[0] + nx * half, point[1] + ny * half],
    ])
  })
  const lit = spine.map(([x, y]): Point => [x + 1.6, y])
  return `<g id="palmtrunk"><path fill="currentColor" d="${ribbon(spine, width)}"/><path ${litFill} d="${ribbon(lit, (part) => width(part) * 0.36)}"/><path fill="none" stroke="#2a1607" stroke-opacity=".4" d="${drawn.join('')}"/></g>`
}

export const boleDefinitions: Record<string, string> = { bole: defineBole(), palmtrunk: definePalmTrunk() }
