import type { Color } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import * as colourTexts from '@letterliaan/texts/colours'
import type { OfferedColor } from '../../kit/colouring.ts'

/** Name, meaning and sign, for whoever can't see the colour (dutch.md, Colours). */
export interface ColorMeaning {
  readonly name: string
  readonly meaning: string
  /** A unique capital; its key chooses the colour too. */
  readonly sign: string
}

export const colorMeanings: Readonly<Record<Color, ColorMeaning>> = {
  red: { name: 'rood', meaning: colourTexts.meanings.red, sign: 'T' },
  green: { name: 'groen', meaning: colourTexts.meanings.green, sign: 'K' },
  yellow: { name: 'geel', meaning: colourTexts.meanings.yellow, sign: 'L' },
  pink: { name: 'roze', meaning: colourTexts.meanings.pink, sign: 'V' },
  black: { name: 'zwart', meaning: colourTexts.meanings.black, sign: 'S' },
  // A pair of the same letter.
  purple: { name: 'paars', meaning: colourTexts.meanings.purple, sign: 'P' },
  orange: { name: 'oranje', meaning: colourTexts.meanings.orange, sign: 'D' },
  // From abroad ('buitenland').
  brown: { name: 'bruin', meaning: colourTexts.meanings.brown, sign: 'B' },
  // A group of letters ('groepje') with one sound.
  darkblue: { name: 'donkerblauw', meaning: colourTexts.meanings.darkblue, sign: 'G' },
  // Most of them end with a w: eeuw, ieuw, auw, ouw.
  white: { name: 'wit', meaning: colourTexts.meanings.white, sign: 'W' },
  lightblue: { name: 'lichtblauw', meaning: colourTexts.meanings.lightblue, sign: 'M' },
}

/** 'groen: korte klank' */
export const describeColor = (color: Color): string =>
  `${colorMeanings[color].name}: ${colorMeanings[color].meaning}`

/** A number chooses by place (0: the tenth), a letter by sign from all eleven; null for other keys. */
export const colorOfKey = (key: string, offered: readonly OfferedColor[]): Color | null => {
  if (/^\d$/.test(key)) return offered[(Number(key) + 9) % 10]?.color ?? null
  const sign = key.toUpperCase()
  return colorNames.find((color) => colorMeanings[color].sign === sign) ?? null
}
