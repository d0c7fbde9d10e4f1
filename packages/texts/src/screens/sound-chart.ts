import { catalogue, spoken } from '../catalogue.ts'

export const chosen = 'Gekozen klank'
export const tapSound = spoken('Tik op een klank. Dan hoor je hem, met een woord erbij.')
export const soWritten = 'Zo schrijf je het'
export const notHeard = 'Dit hoor je niet, maar je schrijft het wel: {word}.'
export const writtenAs = 'Zo schrijf je de klank van {word}:'
export const search = 'Zoek met letters'
export const noSound = 'Zo schrijf je geen klank. Probeer andere letters.'
export const found = catalogue({ one: '1 klank gevonden.', many: '{count} klanken gevonden.' })
export const listen = 'Luister:'
export const asIn = ', als in'
export const also = ', ook'
