import { palette } from '@letterliaan/contract/palette'

const darkColors: ReadonlySet<string> = new Set(['black', 'darkblue', 'purple', 'brown'])

export const createBlockStyle = (color: keyof typeof palette) => ({
  background: palette[color],
  color: darkColors.has(color) ? '#fff' : '#000',
})
