import { catalogue, spoken } from '../catalogue.ts'

export const intro = spoken('Hier koop je badges met je punten. Tik op Koop!', {
  sober: 'Hier koop je badges met je punten.',
})
export const yourPoints = spoken('Jouw punten')
export const none = spoken('Er zijn op dit moment geen badges die je kunt kopen.')
export const forSale = 'Badges die je kunt kopen'
export const buy = 'Koop'
export const buyBadge = 'Koop {name}'
export const tooFewPoints = spoken('Je hebt nog niet genoeg punten.')
export const pointsNeeded = catalogue({ one: 'Nog 1 punt nodig', many: 'Nog {count} punten nodig' })
export const buyIt = spoken('Wil je deze badge kopen?')
export const price = 'Deze badge kost {cost} punten. Je houdt {left} punten over.'
/** Followed by the name of the badge. */
export const nowYours = spoken('Nu van jou:')
export const wearIt = spoken('Wil je dit opzetten?')
export const placeIt = spoken('Wil je dit in je boomhut zetten?', { sober: 'Wil je dit in je kamp zetten?' })
export const putOn = 'Zet op'
export const putDown = 'Zet neer'
export const later = 'Niet nu'
export const worn = spoken('Je maatje draagt het nu.', { sober: 'Het zit nu bij je teken.' })
export const placed = spoken('Het staat nu in je boomhut.', { sober: 'Het staat nu in je kamp.' })
