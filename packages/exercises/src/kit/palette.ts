import type { Color } from '@letterliaan/contract'

/** The eleven colours (TPL-32) in hex; what a colour is for: dutch.md §1.5. */
export const palette: Readonly<Record<Color, string>> = {
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
}

/** The names, in the order of the specification. */
export const colorNames = Object.keys(palette) as readonly Color[]

const shortHex: Readonly<Record<string, string>> = { '#fff': '#ffffff', '#000': '#000000' }

const isColor = (name: string): name is Color => Object.hasOwn(palette, name)

/** A palette colour by its name or hex, in any case; `#fff` and `#000` are white and black. Null for all else. */
export const normaliseColor = (value: unknown): Color | null => {
  if (typeof value !== 'string' || value.length > 20) return null
  const text = value.trim().toLowerCase()
  if (isColor(text)) return text
  const hex = Object.hasOwn(shortHex, text) ? shortHex[text] : text
  return colorNames.find((name) => palette[name] === hex) ?? null
}
