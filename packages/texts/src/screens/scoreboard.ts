import { spoken } from '../catalogue.ts'

/** The window with what a child has reached so far. */

export const intro = spoken('Kijk eens wat je al hebt gehaald!', { sober: 'Dit heb je al gehaald.' })
export const badges = 'Badges'
export const level = 'Level'
export const wordsPractised = 'Woorden geoefend'
export const diamonds = 'Diamanten'
export const diamond = 'Diamant {world}'
export const points = 'Behaalde punten'
export const goal = 'Doel: {words}'
export const atLeast = 'Ruim {words} van {wanted}'
