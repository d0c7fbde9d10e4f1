import { toldLine, type SpokenLine } from '@letterliaan/texts'
import * as badgesTexts from '@letterliaan/texts/badges'

/** A text of a badge, with its wording for the look 10+ where that has another. */
export const badgeLine = (text: string): SpokenLine =>
  Object.values(badgesTexts.ofTreehouse).find((line) => line.text === text) ?? toldLine(text)
