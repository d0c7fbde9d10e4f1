import { toProductLine, type SpokenLine } from '@letterliaan/texts'
import { badgesTexts } from '@letterliaan/texts/badges'

const worded: ReadonlyMap<string, SpokenLine> = new Map(
  [...Object.values(badgesTexts.ofTreehouse), ...Object.values(badgesTexts.ofJungle)].map((line) => [
    line.text,
    line,
  ]),
)

/** Returns a badge text with its wording for the look 10+, if that differs. */
export const toBadgeLine = (text: string): SpokenLine => worded.get(text) ?? toProductLine(text)
