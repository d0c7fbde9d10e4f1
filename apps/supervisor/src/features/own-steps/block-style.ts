import { palette } from '@letterliaan/contract/palette'

/** On these the letters are white. */
const darkColors: ReadonlySet<string> = new Set(['black', 'darkblue', 'purple', 'brown'])

/** A block as a child sees it in Blokken. */
export const blockStyle = (color: keyof typeof palette) => ({
  background: palette[color],
  color: darkColors.has(color) ? '#fff' : '#000',
})
