import { catalogue, spoken } from '../catalogue.ts'

export const busy = spoken('Je bent nog bezig met een meting')
export const ready = spoken('Er staat een meting voor je klaar')
export const dictationBusy = spoken('Je bent nog bezig met het dictee')
export const dictationReady = spoken('Vandaag is het dictee van deze week')
export const dictationTitle = 'Weekdictee'
export const title = 'Meting'
export const goOn = spoken('Ga verder!', { sober: 'Ga verder met de meting' })
export const later = 'Later'
export const wordsLeft = catalogue({
  one: spoken('Nog 1 woord.'),
  many: spoken('Nog {count} woorden, of minder.'),
})
/** Does not say 'of minder', because the length of a dictation is fixed. */
export const wordsOfDictation = catalogue({
  one: spoken('Nog 1 woord te schrijven.'),
  many: spoken('Nog {count} woorden te schrijven.'),
})
export const wordsToWrite = catalogue({
  one: spoken('1 woord om te schrijven.'),
  many: spoken('{count} woorden om te schrijven, of minder.'),
})
