import { catalogue } from '@letterliaan/texts'

export const title = 'Vakanties'
export const explained =
  'Dagen van een vakantie tellen niet mee als een kind wegblijft. In de grafieken van een kind zijn ze grijs. Kies de regio van uw school.'
export const ask = 'In welke regio ligt uw school?'
export const regions = catalogue({
  none: 'Geen regio',
  noord: 'Noord',
  midden: 'Midden',
  zuid: 'Zuid',
  vlaanderen: 'Vlaanderen',
})
export const ofRegion = 'Schoolvakanties van deze regio'
export const noneChosen = 'U koos geen regio. Alleen uw eigen vrije dagen tellen.'
export const source =
  'Nederland: Ministerie van OCW, Overzicht schoolvakanties. Vlaanderen: besluit van de Vlaamse Regering van 17 april 1991. Wijkt uw school af? Voeg de dagen hieronder toe.'
export const saveRegion = 'Bewaar de regio'
export const chosen = 'De vakanties van regio {region} gelden nu.'
export const noneNow = 'Er gelden geen vakanties van een regio meer.'
export const own = 'Eigen vrije dagen'
export const noOwn = 'Er zijn nog geen eigen vrije dagen.'
export const name = 'Naam van de vrije dagen'
export const from = 'Eerste vrije dag'
export const until = 'Laatste vrije dag'
export const wrongOrder = 'De laatste vrije dag ligt voor de eerste.'
export const addOwn = 'Voeg vrije dagen toe'
export const removeOwn = 'Verwijderen: {name}'
export const ownChanged = 'De eigen vrije dagen zijn bewaard.'
export const period = '{from} – {until}'
