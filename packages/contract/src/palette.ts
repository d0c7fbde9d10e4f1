/** The only table of colours (TPL-32); `exercise_data` has hex (RUL-5). Does not import zod, for apps and printer. */
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

export const colorNames = Object.keys(palette) as readonly ColorName[]

const isColorName = (name: string): name is ColorName => Object.hasOwn(palette, name)

const lengthenHex = (text: string): string =>
  /^#[0-9a-f]{3}$/.test(text) ? text.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : text

export const normaliseColor = (value: unknown): ColorName | null => {
  if (typeof value !== 'string' || value.length > 20) return null
  const text = value.trim().toLowerCase()
  if (isColorName(text)) return text
  const hex = lengthenHex(text)
  return colorNames.find((name) => palette[name] === hex) ?? null
}

export const toHex = (color: ColorName | null): ColorHex | null => (color === null ? null : palette[color])
