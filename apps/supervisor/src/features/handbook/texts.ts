import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Handleiding',
  help: 'Help',
  intro: 'Kies een onderdeel, of zoek een woord.',
  search: 'Zoek in de handleiding',
  print: 'Print de handleiding',
  nothingFound: 'Dit woord staat niet in de handleiding.',
  openWhole: 'Open de hele handleiding',
})
