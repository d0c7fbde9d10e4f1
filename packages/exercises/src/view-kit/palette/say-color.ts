import type { Color } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import * as colourTexts from '@letterliaan/texts/colours'

/** Returns the line for a chosen colour: whole sentences, which can be read aloud. */
export const sayColor = (color: Color): SpokenLine => colourTexts.isFor[color]
