import type { Color } from '@letterliaan/contract'

/** The Dutch name of a colour, what it stands for and its code letter (dutch.md §1.5). */
export interface ColorMeaning {
  readonly name: string
  readonly meaning: string
  readonly code: string
}

export const colorMeanings: Readonly<Record<Color, ColorMeaning>> = {
  red: { name: 'rood', meaning: 'tweetekenklank', code: 'T' },
  green: { name: 'groen', meaning: 'korte klank', code: 'K' },
  yellow: { name: 'geel', meaning: 'lange klank', code: 'L' },
  pink: { name: 'roze', meaning: 'voorvoegsel of achtervoegsel', code: '' },
  black: { name: 'zwart', meaning: 'stille letter of hulpteken', code: 'S' },
  purple: { name: 'paars', meaning: 'dubbele medeklinker', code: 'M' },
  orange: { name: 'oranje', meaning: 'stomme e', code: 'D' },
  brown: { name: 'bruin', meaning: 'leenletter', code: '' },
  darkblue: { name: 'donkerblauw', meaning: 'medeklinker met meer letters', code: 'M' },
  white: { name: 'wit', meaning: 'drie of vier letters', code: 'T' },
  lightblue: { name: 'lichtblauw', meaning: 'medeklinker', code: 'M' },
}
