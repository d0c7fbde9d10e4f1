import glyphs from './glyphs.json' with { type: 'json' }
import { randomBetween, pickRandom, samplePoints, parsePoints, type Random } from './pen.ts'
import { ellipse, path, place } from './svg.ts'

const outlines: Record<string, { width: number; d: string }> = glyphs

function findGlyph(letter: string): { width: number; d: string } {
  const glyph = outlines[letter]
  if (glyph === undefined) throw new Error(`No outline for the letter ${letter} in glyphs.json`)
  return glyph
}

/** Width of a letter when its font size is 100. */
export const letterWidth = (letter: string): number => findGlyph(letter).width

/** A letter with the middle of its x-height at (x, y). */
export function drawLetter(
  letter: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  more = '',
): string {
  const { width, d } = findGlyph(letter)
  const scale = Math.round(size) / 100
  return path(
    d,
    fill,
    `transform="translate(${Math.round(x - (width / 2) * scale)} ${Math.round(y + 26 * scale)}) scale(${scale})" ${more}`.trim(),
  )
}

export const fruitColors = [
  ['#ff8f3c', '#d9661a'],
  ['#ef5f4c', '#b93527'],
  ['#ffc83a', '#d98f14'],
  ['#b979e6', '#8446b8'],
  ['#4fb8d8', '#21809f'],
] as const

export function letterFruit(
  letter: string,
  x: number,
  y: number,
  radius: number,
  [body, shade]: readonly [string, string],
): string {
  return (
    ellipse(x, y, radius, radius, shade) +
    ellipse(x - radius * 0.06, y - radius * 0.07, radius * 0.92, radius * 0.9, body) +
    ellipse(
      x - radius * 0.36,
      y - radius * 0.48,
      radius * 0.3,
      radius * 0.18,
      '#fff',
      `opacity=".5" transform="rotate(-32 ${Math.round(x - radius * 0.36)} ${Math.round(y - radius * 0.48)})"`,
    ) +
    place('leaf', x, y - radius * 0.9, radius * 0.009, 42, '#4fa537') +
    place('leaf', x, y - radius * 0.9, radius * 0.007, -48, '#6fbf44') +
    drawLetter(letter, x, y + radius * 0.04, radius * 1.45, '#fffaea')
  )
}

/**
 * A liana of `long` (200 and up), with a letter fruit at each of the given letters, top to bottom.
 * The fruits hang on the definition's own line (crowns.ts).
 */
export function letterLiana(
  x: number,
  y: number,
  long: number,
  letters: string,
  radius: number,
  random: Random,
  color = '#3f9442',
): string {
  const flip = random() > 0.5
  const size = long / 300
  const spine = samplePoints(parsePoints('0,0 14,90 -8,190 6,300'), 12)
  const fruits = [...letters].map((letter, i) => {
    const part = letters.length === 1 ? 1 : 0.35 + (0.65 * i) / (letters.length - 1)
    const [dx, dy] = spine[Math.round((spine.length - 1) * part)]!
    const side =
      i === letters.length - 1 ? 0 : (i % 2 === 0 ? 1 : -1) * radius * randomBetween(random, 0.6, 0.9)
    return letterFruit(
      letter,
      x + (flip ? -dx : dx) * size + side,
      y + dy * size + radius * 0.8,
      radius,
      pickRandom(random, fruitColors),
    )
  })
  return place('liana', x, y, size, 0, color, flip) + fruits.join('')
}
