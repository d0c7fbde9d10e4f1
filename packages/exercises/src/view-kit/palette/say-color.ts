import type { Color } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import * as colourTexts from '@letterliaan/texts/colours'

/** What is said of a colour when it is chosen: whole sentences, as they can be read aloud. */
export const sayColor = (color: Color): SpokenLine => colourTexts.isFor[color]
