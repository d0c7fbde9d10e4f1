import { catalogue } from '@letterliaan/texts'

/** The sounds of a word, to hear and to correct. */

export const title = 'Hoe klinkt ‘{text}’?'
export const whatToCorrect = 'Wat verbetert u?'
export const explained = catalogue({
  recorded: 'Hier is een eigen opname van. Die horen uw leerlingen, tot u de opname verwijdert.',
  neural: 'Met verbeterde klanken zegt de computerstem het, en niet meer de neurale stem.',
  word: 'Kies een klank om te veranderen. De klankgroepen en het woord in de zin klinken daarna ook zo.',
  plural: 'Kies een klank om te veranderen.',
})
export const groups = catalogue({
  group: 'Klankgroep {at}',
  stress: 'klemtoon',
  add: 'Nieuwe klankgroep',
  atEnd: 'Klank achteraan',
  atEndOf: 'Klank achteraan in klankgroep {at}',
  here: 'Hier komt een klank',
})
export const hearInGroups = 'In klankgroepen'
export const insertBefore = 'Klank ervoor'
export const remove = 'Haal weg'
export const restore = 'Terug naar de oude klanken'
export const incomplete = 'Kies een klank voor de lege klankgroep, of haal hem weg.'
export const doneKeep = 'Bewaard. Uw leerlingen horen het meteen.'
export const doneRestore = 'De oude klanken zijn terug.'
