import { catalogue, spoken } from '../catalogue.ts'

/** The page with the badges of a child. */

export const yours = 'Jouw badges'
export const none = spoken('Je hebt nog geen badges. Ga snel op pad!', { sober: 'Je hebt nog geen badges.' })
export const count = catalogue({ one: spoken('Je hebt 1 badge.'), many: spoken('Je hebt {count} badges.') })
export const toEarn = 'Deze kun je nog verdienen'
