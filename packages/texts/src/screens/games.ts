import { catalogue, spoken } from '../catalogue.ts'

/** Texts of the games with due words (ADR 73). */
export const gameTexts = catalogue({
  write: spoken('Luister naar het woord en schrijf het op. Daarna ga je spelen.', {
    sober: 'Luister naar het woord en schrijf het op. Daarna komt het spel.',
  }),
  sought: 'gezocht woord',
  /** Shows the sentence without the word, for a child that has no sound. */
  read: { open: 'Lees de zin', close: 'Zin weg', sentence: 'De zin zonder het woord' },
})
