import { catalogue } from '@letterliaan/texts'

/** The books that children are offered on their shelf. */

export const intro =
  'Uw leerlingen zien deze titels als zij een gelezen boek op hun boekenplank zetten. Staat er een webadres bij, dan kunnen zij het boek daar openen.'
export const none = 'Er staan nog geen boeken op de lijst.'
export const addFirst = 'Voeg hierboven het eerste toe: een titel is genoeg.'
export const ownOfStudent = 'eigen titel van een leerling'
export const change = 'Wijzigen'
export const changeBook = 'Wijzigen: {title}'
export const removeBook = 'Verwijderen: {title}'
export const adding = catalogue({
  title: 'Boek toevoegen',

  done: 'Het boek staat op de lijst.',
})
export const changing = catalogue({ title: 'Boek wijzigen', done: 'Het boek is gewijzigd.' })
export const removing = catalogue({
  title: 'Boek verwijderen',
  explained:
    '‘{title}’ gaat van de lijst. Leerlingen die het boek al hebben gelezen, houden het op hun plank.',
  done: 'Het boek is van de lijst.',
})
export const fields = catalogue({
  title: 'Titel',
  needsTitle: 'Vul de titel in.',
  author: 'Schrijver',
  url: 'Webadres',
  urlHint: 'Waar een leerling het kan lezen of beluisteren. Mag leeg blijven.',
  wrongUrl: 'Een webadres begint met https://.',

  fileHint: 'Hoe het bij u op school is bewaard. Mag leeg blijven.',
})
