import { catalogue } from '@letterliaan/texts'

export const empty = catalogue({
  hint: 'Vindt een leerling een fout, dan leest u het hier.',
  title: 'Er zijn geen meldingen.',
})

export const category = catalogue({ exercise: 'Oefening', other: 'Iets anders' })

export const kinds = catalogue({ sound: 'het geluid', picture: 'het plaatje', other: 'iets anders' })

export const pointed = 'Aangewezen: {kind}'
export const details = 'Waar en waarmee'
export const detailsOf = 'Waar en waarmee: {title}'
export const handled = 'Afgehandeld'
export const handledOf = 'Afgehandeld: {title}'

export const told = catalogue({
  handled: 'De melding is afgehandeld.',
  opened: 'De melding staat weer open.',
})

export const data = catalogue({
  expected: 'Verwacht',
  typed: 'Getypt',
  place: 'Hoeveelste woord',
  address: 'Adres',
  screen: 'Scherm',
  browser: 'Browser',
})

export const intro =
  'Wat leerlingen melden met ‘Fout gevonden?’. De nieuwste staat bovenaan. Een melding wordt na {count} dagen verwijderd.'
