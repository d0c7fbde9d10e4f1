import { catalogue, spoken } from '../catalogue.ts'

export const soundChartTexts = catalogue({
  chosen: 'Gekozen klank',
  tapSound: spoken('Tik op een klank. Dan hoor je hem, met een woord erbij.'),
  soWritten: 'Zo schrijf je het',
  notHeard: 'Dit hoor je niet, maar je schrijft het wel: {word}.',
  writtenAs: 'Zo schrijf je de klank van {word}:',
  search: 'Zoek met letters',
  noSound: 'Zo schrijf je geen klank. Probeer andere letters.',
  found: { one: '1 klank gevonden.', many: '{count} klanken gevonden.' },
  listen: 'Luister:',
  asIn: ', als in',
  also: ', ook',
})
