/**
 * The eleven colours of the palette (TPL-32), names and hex: the only table. Code speaks of them by name, `exercise_data`
 * by hex (RUL-5). Apart, for the apps and the printer use it without zod.
 */
export const palette = {
  red: '#e2483d',
  green: '#4fa537',
  yellow: '#ffd83a',
  pink: '#f590b8',
  black: '#000000',
  purple: '#8f5bc4',
  orange: '#f7941d',
  brown: '#8a5a2b',
  darkblue: '#23479e',
  white: '#ffffff',
  lightblue: '#7cc9f0',
} as const

export type ColorName = keyof typeof palette
export type ColorHex = (typeof palette)[ColorName]

/** The names, in the order of the specification. */
export const colorNames = Object.keys(palette) as readonly ColorName[]

const isColorName = (name: string): name is ColorName => Object.hasOwn(palette, name)

/** '#fff' as '#ffffff': a short hex form doubles each digit; any other text stays as it is. */
const lengthenHex = (text: string): string =>
  /^#[0-9a-f]{3}$/.test(text) ? text.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : text

/** A palette colour by its name or its hex, short or long, in any case. Null for all else. */
export const normaliseColor = (value: unknown): ColorName | null => {
  if (typeof value !== 'string' || value.length > 20) return null
  const text = value.trim().toLowerCase()
  if (isColorName(text)) return text
  const hex = lengthenHex(text)
  return colorNames.find((name) => palette[name] === hex) ?? null
}

/** A colour of the palette as `exercise_data` tells it; null stays null. */
export const toHex = (color: ColorName | null): ColorHex | null => (color === null ? null : palette[color])
