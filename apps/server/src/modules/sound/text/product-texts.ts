import { loadCurriculum } from '@letterliaan/curriculum'
import { knownHints } from '@letterliaan/dutch'
import { chartRules, chartWords } from '@letterliaan/dutch/sound-chart'
import { templates } from '@letterliaan/exercises/logic'
import { screens, spokenTextsOf, withNumbers } from '@letterliaan/texts/all'

/** The exercises first: who opens a step hears them next, and they are made in this order. */
const spokenTexts = spokenTextsOf([...Object.values(templates), ...screens].map(({ texts = {} }) => texts))

const hasPlaces = (text: string): boolean => text.includes('{')

/** What the catalogues let the buddy say, as it stands there. */
export const productTexts: readonly string[] = [
  ...new Set([...spokenTexts.filter((text) => !hasPlaces(text)), ...chartRules()]),
]

/** Of a badge that is bought nothing is told of how it is earned. */
const textsOfBadges = (): string[] =>
  loadCurriculum()
    .badges.flatMap(({ name, description, how_to_earn }) => [name, description, how_to_earn])
    .filter((text) => text !== '')

/** Every text of the product, with all numbers that it can have. */
export const listTextsOfProduct = (): string[] => [
  ...productTexts,
  ...spokenTexts.filter(hasPlaces).flatMap(withNumbers),
  ...chartWords(),
  ...knownHints,
  ...textsOfBadges(),
]
