import { catalogue, spoken } from '../catalogue.ts'

/** What the games say that practise words which are due (ADR 73). */

export const write = spoken('Luister naar het woord en schrijf het op. Daarna ga je spelen.', {
  sober: 'Luister naar het woord en schrijf het op. Daarna komt het spel.',
})
export const sought = 'gezocht woord'
/** For who hears nothing: the sentence of the word, without the word. */
export const read = catalogue({ open: 'Lees de zin', close: 'Zin weg', sentence: 'De zin zonder het woord' })
