import { spoken } from '../catalogue.ts'

export const intro = spoken('Kies een wereld en sterren. Dan zie je hoe ver je bent.')
export const missing = spoken('Je voortgang is even niet te zien.')
export const filter = 'Filter op wereld en moeilijkheid'
export const difficulty = 'Moeilijkheid'
export const ofStep = 'Voortgang van {step}'
export const status = 'Status'
/** Counts only the last answer to each word (`findPractisedWords`). */
export const lastRightColumn = 'Laatste keer goed'
export const lastRight = 'laatste keer goed'
export const perStep = 'Voortgang per stap'
export const noSteps = 'In deze wereld staan nog geen stappen voor je klaar.'
export const seeWords = '{count} geoefende woorden van {step} bekijken'
export const wordCount = 'woorden'
export const words = 'Geoefende woorden'
export const wordsPractised = spoken('Deze woorden heb je geoefend:')
export const nothingPractised = spoken('Met deze sterren heb je hier nog geen Schoenoefening gedaan.')
export const usualStars = {
  one: spoken('Je oefent meestal met 1 ster. Kies die, dan zie je hoe ver je bent.'),
  many: spoken('Je oefent meestal met {count} sterren. Kies die, dan zie je hoe ver je bent.'),
}
export const noScore = 'nog niet geoefend'
