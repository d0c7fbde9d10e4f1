import { exclaimed, spoken } from '../catalogue.ts'

export const newBadge = spoken('Je hebt een nieuwe badge ontvangen!', { sober: 'Nieuwe badge.' })
export const newBadges = spoken('Je hebt {count} nieuwe badges ontvangen!', {
  sober: '{count} nieuwe badges.',
})
export const togetherReached = exclaimed('Samen gehaald!')
export const togetherDone = spoken('Die woorden hebben jullie samen geoefend.')
export const togetherWords = '{count} woorden: die hebben jullie samen geoefend.'
