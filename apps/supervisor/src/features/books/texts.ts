import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  intro:
    'Uw leerlingen zien deze titels als zij een gelezen boek op hun boekenplank zetten. Staat er een webadres bij, dan kunnen zij het boek daar openen.',
  none: 'Er staan nog geen boeken op de lijst.',
  addFirst: 'Voeg hierboven het eerste toe: een titel is genoeg.',
  ownOfStudent: 'eigen titel van een leerling',
  change: 'Wijzigen',
  changeBook: 'Wijzigen: {title}',
  removeBook: 'Verwijderen: {title}',
  adding: { title: 'Boek toevoegen', done: 'Het boek staat op de lijst.' },
  changing: { title: 'Boek wijzigen', done: 'Het boek is gewijzigd.' },
  removing: {
    title: 'Boek verwijderen',
    explained:
      '‘{title}’ gaat van de lijst. Leerlingen die het boek al hebben gelezen, houden het op hun plank.',
    done: 'Het boek is van de lijst.',
  },
  fields: {
    title: 'Titel',
    needsTitle: 'Vul de titel in.',
    author: 'Schrijver',
    url: 'Webadres',
    urlHint: 'Waar een leerling het kan lezen of beluisteren. Mag leeg blijven.',
    wrongUrl: 'Een webadres begint met https://.',

    fileHint: 'Hoe het bij u op school is bewaard. Mag leeg blijven.',
  },
})
