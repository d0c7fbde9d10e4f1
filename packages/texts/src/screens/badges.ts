import { catalogue, spoken } from '../catalogue.ts'

/** The page with the badges of a child. */

export const yours = 'Jouw badges'
export const none = spoken('Je hebt nog geen badges. Ga je mee op pad?', {
  sober: 'Je hebt nog geen badges.',
})
export const count = catalogue({ one: spoken('Je hebt 1 badge.'), many: spoken('Je hebt {count} badges.') })
export const toEarn = 'Deze kun je nog verdienen'
/** Texts of badges (curriculum) that name the treehouse, as they stand there: in the look 10+ it is a camp. */
export const ofTreehouse = catalogue({
  welcome: spoken('Welkom in de boomhut', { sober: 'Welkom in het kamp' }),
  entered: spoken('Je bent voor het eerst in de boomhut geweest.', {
    sober: 'Je bent voor het eerst in het kamp geweest.',
  }),
  enter: spoken('Ga eens kijken in de boomhut.', { sober: 'Ga eens kijken in het kamp.' }),
  repeated: spoken('Je hebt een stap herhaald in de boomhut.', {
    sober: 'Je hebt een stap herhaald in het kamp.',
  }),
  repeat: spoken('Herhaal een stap in de boomhut.', { sober: 'Herhaal een stap in het kamp.' }),
  song: spoken('Speel een lied bij de boomhut.', { sober: 'Speel een lied bij het kamp.' }),
})
