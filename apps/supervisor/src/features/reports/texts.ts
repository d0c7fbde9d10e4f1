import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  empty: { hint: 'Vindt een leerling een fout, dan leest u het hier.', title: 'Er zijn geen meldingen.' },

  category: { exercise: 'Oefening', other: 'Iets anders' },

  kinds: { sound: 'het geluid', picture: 'het plaatje', other: 'iets anders' },

  pointed: 'Aangewezen: {kind}',
  details: 'Waar en waarmee',
  detailsOf: 'Waar en waarmee: {title}',
  handled: 'Afgehandeld',
  handledOf: 'Afgehandeld: {title}',

  told: { handled: 'De melding is afgehandeld.', opened: 'De melding staat weer open.' },

  data: {
    expected: 'Verwacht',
    typed: 'Getypt',
    place: 'Hoeveelste woord',
    address: 'Adres',
    screen: 'Scherm',
    browser: 'Browser',
  },

  intro:
    'Wat leerlingen melden met ‘Fout gevonden?’. De nieuwste staat bovenaan. Een melding wordt na {count} dagen verwijderd.',
})
