import type { Color } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import type { OfferedColor } from '../../kit/colouring.ts'
import { colorMeanings } from './color-meanings.ts'

/**
 * The colour that a key chooses: a number the colour at that place in front (0: the tenth), a letter the colour with that
 * sign, of all eleven. Null for any other key.
 */
export const colorOfKey = (key: string, offered: readonly OfferedColor[]): Color | null => {
  if (/^\d$/.test(key)) return offered[(Number(key) + 9) % 10]?.color ?? null
  const sign = key.toUpperCase()
  return colorNames.find((color) => colorMeanings[color].sign === sign) ?? null
}
