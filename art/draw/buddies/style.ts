/** What all buddies share: the thick outline, eyes and mouths by mood, arms, the neckerchief. Drawn on 200 × 240. */

import { inkColor } from '../../../packages/ui/src/pictures/outline-picture.ts'

/** blij: glad, waves; denkt: thinks; juicht: cheers. */
export const moods = ['blij', 'denkt', 'juicht'] as const
export type Mood = (typeof moods)[number]

export interface Buddy {
  /** For readers of this code only: children name their buddy themselves. */
  readonly kind: string
  /** Colour behind its avatar. */
  readonly backdrop: string
  /** How its head sits in the round frame of the avatar: its middle, and its size there. */
  readonly portrait: readonly [x: number, y: number, scale: number]
  head(mood: Mood): string
  /** Body, arms, legs and tail, behind the head. */
  body(mood: Mood): string
}

export { inkColor }

export const outlinedShape = (d: string, fill: string, width = 5): string =>
  `<path fill="${fill}" stroke="${inkColor}" stroke-width="${width}" d="${d}"/>`

export const flatShape = (d: string, fill: string, opacity = 1): string =>
  `<path fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`} d="${d}"/>`

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = 5,
  turn = 0,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${width === 0 ? '' : ` stroke="${inkColor}" stroke-width="${width}"`}${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`

export const stroke = (d: string, color = inkColor, width = 5): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" d="${d}"/>`

export const limb = (d: string, color: string, width = 20): string =>
  stroke(d, inkColor, width + 10) + stroke(d, color, width)

export function eyes(
  mood: Mood,
  left: readonly [number, number],
  right: readonly [number, number],
  size: number,
  white = '#fff',
): string {
  return [left, right]
    .map(([x, y]) => {
      if (mood === 'juicht')
        return stroke(`M${x - size} ${y + 3}q${size} ${-size * 1.5} ${size * 2} 0`, inkColor, 6)
      const [dx, dy] = mood === 'denkt' ? [size * 0.28, -size * 0.34] : [0, size * 0.04]
      const pupil = size * 0.62
      return (
        oval(x, y, size, size * 1.06, white, 4) +
        oval(x + dx, y + dy, pupil, pupil * 1.08, '#2b1a10', 0) +
        oval(x + dx + pupil * 0.34, y + dy - pupil * 0.4, pupil * 0.36, pupil * 0.36, '#fff', 0) +
        oval(x + dx - pupil * 0.3, y + dy + pupil * 0.42, pupil * 0.18, pupil * 0.18, '#fff', 0)
      )
    })
    .join('')
}

export function mouth(mood: Mood, x: number, y: number, wide: number): string {
  if (mood === 'denkt')
    return stroke(`M${x - wide * 0.5} ${y + 3}q${wide * 0.5} 6 ${wide * 1.05} -4`, inkColor, 5)
  if (mood === 'blij') return stroke(`M${x - wide} ${y}q${wide} ${wide * 0.95} ${wide * 2} 0`, inkColor, 5)
  const depth = wide * 1.5
  return (
    outlinedShape(
      `M${x - wide} ${y - 3}q${wide} ${wide * 0.4} ${wide * 2} 0q-2 ${depth} ${-wide} ${depth}t${-wide} ${-depth}z`,
      '#7c1f2b',
    ) +
    flatShape(
      `M${x - wide * 0.56} ${y + depth * 0.6}q${wide * 0.56} ${-depth * 0.36} ${wide * 1.12} 0q-6 ${depth * 0.3} ${-wide * 0.56} ${depth * 0.32}t${-wide * 0.56} ${-depth * 0.32}z`,
      '#f2707a',
    )
  )
}

export const cheeks = (
  left: readonly [number, number],
  right: readonly [number, number],
  color = '#ff8f7a',
): string =>
  [left, right]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="11" ry="7.5" fill="${color}" fill-opacity=".55"/>`)
    .join('')

/** Where the two hands are in each mood; shoulders at (64, 158) and (136, 158). */
export function arms(mood: Mood, color: string, hand: string, width = 20): string {
  const [left, right] = {
    blij: ['M64 160q-22 12-24 38', 'M136 160q30-6 38-44'],
    denkt: ['M64 160q-18 22 6 38', 'M136 162q26 4 6-30'],
    juicht: ['M64 160q-38-6-44-54', 'M136 160q38-6 44-54'],
  }[mood] as [string, string]
  const ends = {
    blij: [
      [40, 198],
      [174, 114],
    ],
    denkt: [
      [70, 198],
      [140, 130],
    ],
    juicht: [
      [20, 102],
      [180, 102],
    ],
  }[mood]
  return (
    limb(left, color, width) +
    limb(right, color, width) +
    ends.map(([x, y]) => oval(x!, y!, width * 0.66, width * 0.66, hand, 5)).join('')
  )
}

export const neckerchief = (color: string, dark: string, y = 142): string =>
  outlinedShape(`M60 ${y - 4}q40 22 80 0l4 10q-44 26-88 0z`, color) +
  outlinedShape(`M96 ${y + 14}l-20 28 24-8 24 8-20-28z`, dark) +
  outlinedShape(`M92 ${y + 7}h16v13H92z`, color, 4)

export const thoughts = (mood: Mood): string =>
  mood === 'denkt'
    ? oval(168, 62, 5, 5, '#fff', 4) + oval(180, 44, 8, 8, '#fff', 4) + oval(184, 18, 12, 12, '#fff', 4)
    : ''
