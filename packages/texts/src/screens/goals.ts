import { spoken } from '../catalogue.ts'

export const week = spoken('Deze week')
export const reachedTogether = 'Gehaald! Jullie wilden samen {words} oefenen.'
export const togetherOf = 'Samen {count} van de {words}.'
export const yourGoal = 'Jullie doel is {words}. Oefen mee!'
export const atLeastOf = 'Samen al zeker {count} van de {words}.'
export const ownWeek = 'Deze week: {words}.'
export const ownBest = 'Deze week: {words}. Dat is jouw beste week!'
export const bestBefore = 'Jouw beste week: {best}. Deze week: {count}.'
/** Explains why this number differs from 'Woorden geoefend' of the scoreboard (SCORE-1). */
export const wordCountsEachTime = spoken(
  'Een woord telt hier elke keer mee. Bij ‘Woorden geoefend’ telt het één keer.',
)
export const bestWeek = spoken('Dit is jouw beste week!', {
  sober: 'Nog nooit oefende je zoveel in één week.',
})
export const weekWords = spoken('Zoveel woorden oefende jij deze week.')
export const togetherEnough = spoken('Gehaald! Jullie hebben samen genoeg woorden geoefend.', {
  sober: 'Jullie hebben samen genoeg woorden geoefend.',
})
export const togetherBegin = spoken('Oefen mee! Dan komt er fruit in de mand.', {
  sober: 'Oefen mee. Dan raakt de mand vol.',
})
export const togetherBusy = spoken('Jullie oefenen samen. Kijk hoe vol de mand al is.')
