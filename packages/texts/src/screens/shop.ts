import { catalogue, spoken } from '../catalogue.ts'

export const shopTexts = catalogue({
  intro: spoken('Hier koop je badges met je punten. Tik op Koop!', {
    sober: 'Hier koop je badges met je punten.',
  }),
  yourPoints: spoken('Jouw punten'),
  none: spoken('Er zijn op dit moment geen badges die je kunt kopen.'),
  forSale: 'Badges die je kunt kopen',
  buy: 'Koop',
  buyBadge: 'Koop {name}',
  tooFewPoints: spoken('Je hebt nog niet genoeg punten.'),
  pointsNeeded: { one: 'Nog 1 punt nodig', many: 'Nog {count} punten nodig' },
  buyIt: spoken('Wil je deze badge kopen?'),
  price: 'Deze badge kost {cost} punten. Je houdt {left} punten over.',
  /** Followed by the name of the badge. */
  nowYours: spoken('Nu van jou:'),
  wearIt: spoken('Wil je dit opzetten?'),
  placeIt: spoken('Wil je dit in je boomhut zetten?', { sober: 'Wil je dit in je kamp zetten?' }),
  putOn: 'Zet op',
  putDown: 'Zet neer',
  later: 'Niet nu',
  worn: spoken('Je maatje draagt het nu.', { sober: 'Het zit nu bij je teken.' }),
  placed: spoken('Het staat nu in je boomhut.', { sober: 'Het staat nu in je kamp.' }),
})
