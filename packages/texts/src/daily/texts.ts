import { catalogue, spoken } from '../catalogue.ts'

/** Something new each day. */

/** On the button that opens it, and over what opens. */
export const titles = catalogue({
  egg: 'Kijk in het nest',
  letter: 'Een brief voor jou',
  visitor: 'Er is bezoek voor jou',
})
export const close = 'Leuk!'
export const egg = spoken(
  'Kijk, een ei in een nest! Het groeit op dagen dat jij oefent. Het heeft alle tijd.',
)
export const moving = spoken('Er zit iets in het ei. Het klopt heel zacht. Tik, tik!')
export const hatched = catalogue({
  'baby-chick': spoken('Het ei is open. Het is een kuiken!'),
  turtle: spoken('Het ei is open. Het is een schildpad!'),
  duck: spoken('Het ei is open. Het is een eend!'),
  lizard: spoken('Het ei is open. Het is een hagedis!'),
  parrot: spoken('Het ei is open. Het is een papegaai!'),
  flamingo: spoken('Het ei is open. Het is een flamingo!'),
  crocodile: spoken('Het ei is open. Het is een krokodil!'),
  owl: spoken('Het ei is open. Het is een uil!'),
  peacock: spoken('Het ei is open. Het is een pauw!'),
  swan: spoken('Het ei is open. Het is een zwaan!'),
  snake: spoken('Het ei is open. Het is een slang!'),
  dodo: spoken('Het ei is open. Het is een dodo!'),
})
export const movedIn = spoken('Het dier woont nu in jouw boomhut. Het blijft altijd bij jou.')
