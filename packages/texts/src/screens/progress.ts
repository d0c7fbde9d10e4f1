import { catalogue, spoken } from '../catalogue.ts'

export const progressTexts = catalogue({
  intro: spoken('Kies een wereld en sterren. Dan zie je hoe ver je bent.'),
  missing: spoken('Je voortgang is even niet te zien.'),
  filter: 'Filter op wereld en moeilijkheid',
  difficulty: 'Moeilijkheid',
  ofStep: 'Voortgang van {step}',
  status: 'Status',
  /** Counts only the last answer to each word (`findPractisedWords`). */
  lastRightColumn: 'Laatste keer goed',
  lastRight: 'laatste keer goed',
  perStep: 'Voortgang per stap',
  noSteps: 'In deze wereld staan nog geen stappen voor je klaar.',
  seeWords: '{count} geoefende woorden van {step} bekijken',
  wordCount: 'woorden',
  words: 'Geoefende woorden',
  wordsPractised: spoken('Deze woorden heb je geoefend:'),
  nothingPractised: spoken('Met deze sterren heb je hier nog geen Schoenoefening gedaan.'),
  usualStars: {
    one: spoken('Je oefent meestal met 1 ster. Kies die, dan zie je hoe ver je bent.'),
    many: spoken('Je oefent meestal met {count} sterren. Kies die, dan zie je hoe ver je bent.'),
  },
  noScore: 'nog niet geoefend',
})
