import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Notities',
  add: 'Notitie toevoegen',
  whoReads: 'Alleen begeleiders van {screen_name} lezen deze notities. {screen_name} ziet ze nooit.',
  about: 'Notitie over {screen_name}',
  note: {
    written: '{author}, {day}',
    changed: '{written} (gewijzigd: {day})',
    comeBackOn: 'Terugkomen op: {day}',
    cameBackOn: 'Gedaan: {day}',
    tick: 'Gedaan',
    tickNote: 'Gedaan: notitie van {about}',
    untick: 'Toch niet gedaan',
    untickNote: 'Toch niet gedaan: notitie van {about}',
    change: 'Wijzig',
    changeNote: 'Wijzig: notitie van {about}',
    remove: 'Verwijder',
    removeNote: 'Verwijder: notitie van {about}',
  },
  form: {
    text: 'Notitie',
    day: 'Hierop terugkomen op (mag leeg blijven)',
    dayHint: 'Vanaf die dag staat de notitie bij Vandaag.',
  },
  removing: {
    title: 'Notitie verwijderen?',
    explained: 'De notitie is dan weg voor alle begeleiders, en komt niet terug.',
  },
  followUp: { for: '{author}, voor {day}', tickAbout: 'Gedaan: notitie over {screen_name}' },
  done: {
    write: 'De notitie is bewaard.',
    change: 'De notitie is gewijzigd.',
    remove: 'De notitie is verwijderd.',
    tick: 'De notitie staat op gedaan.',
    untick: 'De notitie wacht weer.',
  },
})
