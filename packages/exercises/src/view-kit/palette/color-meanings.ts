import type { Color } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import { colourTexts } from '@letterliaan/texts/colours'
import type { OfferedColor } from '../../kit/colouring.ts'

/** Name, meaning and sign, for children who cannot see the colour (dutch.md, Colours). */
export interface ColorMeaning {
  readonly name: string
  readonly meaning: string
  /** A unique capital. Its key also chooses the colour. */
  readonly sign: string
  /** A word with letters of this colour. */
  readonly example: readonly [before: string, letters: string, after: string]
}

export const colorMeanings: Readonly<Record<Color, ColorMeaning>> = {
  red: { name: 'rood', meaning: colourTexts.meanings.red, sign: 'T', example: ['b', 'oe', 'k'] },
  green: { name: 'groen', meaning: colourTexts.meanings.green, sign: 'K', example: ['k', 'a', 't'] },
  yellow: { name: 'geel', meaning: colourTexts.meanings.yellow, sign: 'L', example: ['m', 'aa', 'n'] },
  pink: { name: 'roze', meaning: colourTexts.meanings.pink, sign: 'V', example: ['eer', 'lijk', ''] },
  black: { name: 'zwart', meaning: colourTexts.meanings.black, sign: 'S', example: ['cak', 'e', ''] },
  // A pair of equal letters.
  purple: { name: 'paars', meaning: colourTexts.meanings.purple, sign: 'P', example: ['ba', 'kk', 'er'] },
  orange: { name: 'oranje', meaning: colourTexts.meanings.orange, sign: 'D', example: ['lop', 'e', 'n'] },
  // From abroad ('buitenland').
  brown: { name: 'bruin', meaning: colourTexts.meanings.brown, sign: 'B', example: ['ta', 'x', 'i'] },
  // A group of letters ('groepje') with one sound.
  darkblue: {
    name: 'donkerblauw',
    meaning: colourTexts.meanings.darkblue,
    sign: 'G',
    example: ['ri', 'ng', ''],
  },
  // Most of them end in a w: eeuw, ieuw, auw, ouw.
  white: { name: 'wit', meaning: colourTexts.meanings.white, sign: 'W', example: ['l', 'eeuw', ''] },
  lightblue: {
    name: 'lichtblauw',
    meaning: colourTexts.meanings.lightblue,
    sign: 'M',
    example: ['', 'v', 'is'],
  },
}

/** Returns 'groen: korte klank'. */
export const describeColor = (color: Color): string =>
  `${colorMeanings[color].name}: ${colorMeanings[color].meaning}`

/** Returns the colour: a digit chooses by place (0 is the tenth), a letter by sign; null for another key. */
export const findColorOfKey = (key: string, offered: readonly OfferedColor[]): Color | null => {
  if (/^\d$/.test(key)) return offered[(Number(key) + 9) % 10]?.color ?? null
  const sign = key.toUpperCase()
  return colorNames.find((color) => colorMeanings[color].sign === sign) ?? null
}
