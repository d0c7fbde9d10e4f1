import { loadCurriculum } from '@letterliaan/curriculum'
import { knownHints } from '@letterliaan/dutch'
import { chartRules, chartWords } from '@letterliaan/dutch/sound-chart'
import { templates } from '@letterliaan/exercises/logic'
import { screens, spokenTextsOf, withNumbers } from '@letterliaan/texts/all'

/** Exercises first: they are heard first. */
const spokenTexts = spokenTextsOf([...Object.values(templates), ...screens].map(({ texts = {} }) => texts))

const hasPlaces = (text: string): boolean => text.includes('{')

/** From the catalogues. */
export const productTexts: readonly string[] = [
  ...new Set([...spokenTexts.filter((text) => !hasPlaces(text)), ...chartRules()]),
]

/** Not of badges to buy. */
const textsOfBadges = (): string[] =>
  loadCurriculum()
    .badges.flatMap(({ name, description, how_to_earn }) => [name, description, how_to_earn])
    .filter((text) => text !== '')

/** With all their numbers. */
export const listTextsOfProduct = (): string[] => [
  ...productTexts,
  ...spokenTexts.filter(hasPlaces).flatMap(withNumbers),
  ...chartWords(),
  ...knownHints,
  ...textsOfBadges(),
]
