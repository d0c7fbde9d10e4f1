/** The lost temple: a stepped pyramid with stairs, a gate and a shrine on top, and loose ruins around it. */
import { drawLetter } from '../letters.ts'
import { randomBetween, type Random } from '../pen.ts'
import { ellipse, group, line, path } from '../svg.ts'

export interface StoneTones {
  readonly light: string
  readonly body: string
  readonly shade: string
  readonly dark: string
  /** The light that shines out of doors and windows. */
  readonly glow: string
  readonly moss: string
}

const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}" fill="${fill}"${more && ` ${more}`}/>`

/** Stands with its foot's middle at (x, base); `size` is its width at the foot. Lit from the right when `sun` is 1. */
export function drawTemple(
  x: number,
  base: number,
  size: number,
  tones: StoneTones,
  random: Random,
  sun = 1,
): string {
  const steps = 6
  const rise = size * 0.098
  const level = (i: number): { w: number; y: number } => ({ w: size * (1 - i * 0.128), y: base - rise * i })
  const tiers = Array.from({ length: steps }, (_, i) => {
    const { w, y } = level(i)
    const lit = sun > 0 ? x : x - w / 2
    const joints = Array.from({ length: Math.round(w / (size * 0.09)) }, (_none, j) => {
      const at = x - w / 2 + (j + (i % 2 === 0 ? 0.5 : 0.9)) * size * 0.09
      return at < x + w / 2 - 4
        ? `M${Math.round(at)} ${Math.round(y - rise * 0.74)}v${Math.round(rise * 0.4)}`
        : ''
    })
    const moss = Array.from({ length: 3 }, () => {
      const at = x + randomBetween(random, -0.48, 0.4) * w
      const wide = size * randomBetween(random, 0.03, 0.07)
      return path(
        `M${Math.round(at)} ${Math.round(y - rise)}h${Math.round(wide)}q${Math.round(-wide * 0.1)} ${Math.round(rise * 0.5)} ${Math.round(-wide * 0.3)} ${Math.round(rise * 0.3)}t${Math.round(-wide * 0.35)} ${Math.round(rise * 0.16)}t${Math.round(-wide * 0.35)} ${Math.round(-rise * 0.2)}z`,
        tones.moss,
      )
    })
    return (
      box(x - w / 2, y - rise, w, rise, tones.body) +
      box(lit, y - rise, w / 2, rise, tones.light, 'opacity=".45"') +
      box(x - w / 2, y - rise * 0.16, w, rise * 0.17, tones.shade) +
      box(x - w / 2 - size * 0.008, y - rise * 1.02, w + size * 0.016, rise * 0.16, tones.light) +
      line(joints.join(''), tones.shade, size * 0.006, 'opacity=".7"') +
      moss.join('')
    )
  })
  const topY = base - rise * steps
  const stairW = size * 0.2
  const treads = Array.from({ length: steps * 3 }, (_, i) => {
    const part = i / (steps * 3)
    const w = stairW * (1.25 - 0.4 * part)
    return (
      box(x - w / 2, base - rise * steps * part - rise * 0.34, w, rise * 0.12, tones.light) +
      box(x - w / 2, base - rise * steps * part - rise * 0.22, w, rise * 0.2, tones.shade)
    )
  })
  const stairs =
    path(
      `M${x - stairW * 0.66} ${base}L${x - stairW * 0.45} ${topY}H${x + stairW * 0.45}L${x + stairW * 0.66} ${base}z`,
      tones.body,
    ) +
    treads.join('') +
    path(
      `M${x - stairW * 0.66} ${base}L${x - stairW * 0.45} ${topY}h${-size * 0.03}L${x - stairW * 0.86} ${base}z`,
      tones.light,
    ) +
    path(
      `M${x + stairW * 0.66} ${base}L${x + stairW * 0.45} ${topY}h${size * 0.03}L${x + stairW * 0.86} ${base}z`,
      tones.light,
    )
  const shrineW = size * 0.25
  const shrineH = size * 0.15
  const door = path(
    `M${x - size * 0.035} ${topY}v${-shrineH * 0.5}q${size * 0.035} ${-shrineH * 0.22} ${size * 0.07} 0v${shrineH * 0.5}z`,
    tones.glow,
  )
  const window = (dx: number): string =>
    box(x + dx * size - size * 0.012, topY - shrineH * 0.62, size * 0.024, size * 0.036, tones.glow)
  const shrine =
    box(x - shrineW / 2, topY - shrineH, shrineW, shrineH, tones.body) +
    box(sun > 0 ? x : x - shrineW / 2, topY - shrineH, shrineW / 2, shrineH, tones.light, 'opacity=".45"') +
    path(
      `M${x - shrineW * 0.62} ${topY - shrineH}h${shrineW * 1.24}l${-shrineW * 0.14} ${-size * 0.05}H${x - shrineW * 0.48}z`,
      tones.light,
    ) +
    path(
      `M${x - shrineW * 0.4} ${topY - shrineH - size * 0.05}h${shrineW * 0.8}l${-shrineW * 0.12} ${-size * 0.045}H${x - shrineW * 0.28}z`,
      tones.body,
    ) +
    ellipse(x, topY - shrineH * 0.3, size * 0.13, size * 0.1, tones.glow, 'opacity=".25"') +
    door +
    window(-0.08) +
    window(0.08)
  return tiers.join('') + stairs + shrine
}

/** A standing stone with a letter carved in it. */
export function letterStone(
  letter: string,
  x: number,
  foot: number,
  size: number,
  tones: StoneTones,
  tilt = 0,
): string {
  const body =
    path(
      `M${x - size * 0.36} ${foot}L${x - size * 0.32} ${foot - size * 0.84}Q${x} ${foot - size * 1.08} ${x + size * 0.32} ${foot - size * 0.86}L${x + size * 0.38} ${foot}z`,
      tones.body,
    ) +
    path(
      `M${x + size * 0.1} ${foot - size * 0.98}Q${x + size * 0.24} ${foot - size * 0.96} ${x + size * 0.32} ${foot - size * 0.86}L${x + size * 0.38} ${foot}H${x + size * 0.2}z`,
      tones.light,
      'opacity=".6"',
    ) +
    drawLetter(letter, x - size * 0.02, foot - size * 0.44 + 2, size * 0.74, tones.light) +
    drawLetter(letter, x - size * 0.02, foot - size * 0.44, size * 0.74, tones.dark) +
    path(
      `M${x - size * 0.44} ${foot + 2}q${size * 0.1} ${-size * 0.24} ${size * 0.26} ${-size * 0.1}q${size * 0.16} ${-size * 0.16} ${size * 0.3} 0q${size * 0.16} ${-size * 0.1} ${size * 0.32} ${size * 0.1}z`,
      tones.moss,
    )
  return tilt === 0 ? body : group(body, `transform="rotate(${tilt} ${Math.round(x)} ${Math.round(foot)})"`)
}

export function pillar(x: number, foot: number, height: number, tones: StoneTones, part = 1): string {
  const w = height * 0.17
  const top = foot - height * part
  const capital =
    part === 1
      ? box(x - w * 0.8, top - w * 0.5, w * 1.6, w * 0.5, tones.light)
      : path(
          `M${x - w / 2} ${top}l${w * 0.3} ${-w * 0.36}l${w * 0.24} ${w * 0.3}l${w * 0.46} ${-w * 0.2}v${w * 0.4}z`,
          tones.body,
        )
  return (
    capital +
    box(x - w / 2, top, w, height * part, tones.body) +
    box(x + w * 0.12, top, w * 0.38, height * part, tones.light, 'opacity=".5"') +
    line(`M${x - w * 0.22} ${top + 4}V${foot}M${x + w * 0.06} ${top + 4}V${foot}`, tones.shade, w * 0.07) +
    box(x - w * 0.8, foot - w * 0.4, w * 1.6, w * 0.5, tones.shade) +
    path(
      `M${x - w} ${foot + 3}q${w * 0.3} ${-w * 0.8} ${w * 0.7} ${-w * 0.3}q${w * 0.5} ${-w * 0.5} ${w * 1.3} ${w * 0.3}z`,
      tones.moss,
    )
  )
}

export const torch = (x: number, foot: number, height: number): string =>
  ellipse(x, foot - height * 1.12, height * 0.62, height * 0.62, 'url(#torchlight)') +
  line(`M${x} ${foot}V${foot - height * 0.86}`, '#4b2c1a', height * 0.1) +
  path(
    `M${x - height * 0.12} ${foot - height * 0.96}h${height * 0.24}l${-height * 0.05} ${height * 0.22}h${-height * 0.14}z`,
    '#7a4a2a',
  ) +
  path(
    `M${x - height * 0.12} ${foot - height * 0.94}q${-height * 0.1} ${-height * 0.22} ${height * 0.1} ${-height * 0.46}q${height * 0.26} ${height * 0.26} ${height * 0.14} ${height * 0.46}z`,
    '#ff8a2c',
  ) +
  path(
    `M${x - height * 0.06} ${foot - height * 0.94}q${-height * 0.05} ${-height * 0.14} ${height * 0.06} ${-height * 0.28}q${height * 0.13} ${height * 0.16} ${height * 0.07} ${height * 0.28}z`,
    '#ffe27a',
  )
