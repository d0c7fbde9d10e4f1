import type { Color } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { colourTexts } from '@letterliaan/texts/colours'

export const getColorLine = (color: Color): SpokenLine => colourTexts.isFor[color]
