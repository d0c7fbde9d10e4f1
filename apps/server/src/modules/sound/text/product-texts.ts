import { loadCurriculum } from '@letterliaan/curriculum'
import { knownHints } from '@letterliaan/dutch'
import { chartRules, chartWords } from '@letterliaan/dutch/sound-chart'
import { templates } from '@letterliaan/exercises/logic'
import { screens, spokenTextsOf, withNumbers } from '@letterliaan/texts/all'
import { textsOfGames } from './step-texts.ts'

/** Exercises first: they are heard first. */
const spokenTexts = spokenTextsOf([...Object.values(templates), ...screens].map(({ texts = {} }) => texts))

const hasPlaces = (text: string): boolean => text.includes('{')

export const productTexts: readonly string[] = [
  ...new Set([...spokenTexts.filter((text) => !hasPlaces(text)), ...chartRules()]),
]

const textsOfBadges = (): string[] =>
  loadCurriculum()
    .badges.flatMap(({ name, description, how_to_earn }) => [name, description, how_to_earn])
    .filter((text) => text !== '')

export const listTextsOfProduct = (): string[] => [
  ...productTexts,
  ...spokenTexts.filter(hasPlaces).flatMap(withNumbers),
  ...chartWords(),
  ...knownHints,
  ...textsOfBadges(),
  ...textsOfGames(),
]
