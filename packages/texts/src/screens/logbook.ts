import { catalogue, spoken } from '../catalogue.ts'

export const logbookTexts = catalogue({
  none: spoken('Er zijn nog geen notities'),
  whatToWrite: spoken('Schrijf op wat je hebt meegemaakt, gelezen of geleerd.'),
  throwAway: spoken('Wil je deze notitie weggooien? Dan is hij echt weg.'),
  discard: spoken('Wil je weggooien wat je hebt geschreven?'),
  unsaved: spoken('Dit had je nog niet bewaard. Ga maar verder!', {
    sober: 'Dit had je nog niet bewaard. Je kunt verder.',
  }),
  newNote: 'Nieuwe notitie',
  changeNote: 'Notitie wijzigen',
  change: 'Wijzigen',
  write: 'Wat wil je opschrijven?',
  saved: 'Je notitie is bewaard',
  text: 'Tekst',
  notes: 'Notities',
  untitled: 'Zonder titel',
  previousNote: 'Vorige notitie',
  nextNote: 'Volgende notitie',
  noteOf: 'Notitie {page} van {pages}',
})
