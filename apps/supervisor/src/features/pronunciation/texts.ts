import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Hoe klinkt ‘{text}’?',
  whatToCorrect: 'Wat verbetert u?',
  explained: {
    recorded: 'Hier is een eigen opname van. Die horen uw leerlingen, tot u de opname verwijdert.',
    neural: 'Met verbeterde klanken zegt de computerstem het, en niet meer de neurale stem.',
    word: 'Kies een klank om te veranderen. De klankgroepen en het woord in de zin klinken daarna ook zo.',
    plural: 'Kies een klank om te veranderen.',
  },
  groups: {
    group: 'Klankgroep {at}',
    stress: 'klemtoon',
    add: 'Nieuwe klankgroep',
    atEnd: 'Klank achteraan',
    atEndOf: 'Klank achteraan in klankgroep {at}',
    here: 'Hier komt een klank',
  },
  hearInGroups: 'In klankgroepen',
  insertBefore: 'Klank ervoor',
  remove: 'Haal weg',
  restore: 'Terug naar de oude klanken',
  incomplete: 'Kies een klank voor de lege klankgroep, of haal hem weg.',
  doneKeep: 'Bewaard. Uw leerlingen horen het meteen.',
  doneRestore: 'De oude klanken zijn terug.',
})
