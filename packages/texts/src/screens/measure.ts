import { catalogue, spoken } from '../catalogue.ts'

export const measureTexts = catalogue({
  busy: spoken('Je bent nog bezig met een meting'),
  ready: spoken('Er staat een meting voor je klaar'),
  dictationBusy: spoken('Je bent nog bezig met het dictee'),
  dictationReady: spoken('Vandaag is het dictee van deze week'),
  dictationTitle: 'Weekdictee',
  title: 'Meting',
  goOn: spoken('Ga verder!', { sober: 'Ga verder met de meting' }),
  later: 'Later',
  wordsLeft: {
    one: spoken('Nog 1 woord.'),
    many: spoken('Nog {count} woorden, of minder.'),
  },
  /** Does not say 'of minder', because the length of a dictation is fixed. */
  wordsOfDictation: {
    one: spoken('Nog 1 woord te schrijven.'),
    many: spoken('Nog {count} woorden te schrijven.'),
  },
  wordsToWrite: {
    one: spoken('1 woord om te schrijven.'),
    many: spoken('{count} woorden om te schrijven, of minder.'),
  },
})
