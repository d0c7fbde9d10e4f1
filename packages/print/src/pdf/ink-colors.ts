import { palette } from '@letterliaan/exercises/logic'
import type { Color } from '@letterliaan/dutch'

/** Colours that are clear in grey print, or so light that they use hardly any ink. */
export const inkColors = {
  text: '#2b1a0c',
  soft: '#5f4a36',
  line: '#8a7763',
  hairline: '#b9ab9a',
  tint: '#f7f2e8',
  leaf: '#2f7d32',
  leafLight: '#86cf4a',
  bark: '#5b3415',
} as const

/** Black letters would be unreadable on these colours. */
const darkColors: ReadonlySet<Color> = new Set(['black', 'darkblue', 'brown', 'purple', 'red', 'green'])

/** Returns the colours of the game (dutch.md §1.5). */
export function chooseInkColors(color: Color): { fill: string; letter: string } {
  return { fill: palette[color], letter: darkColors.has(color) ? '#ffffff' : inkColors.text }
}
