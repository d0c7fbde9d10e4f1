import { catalogue, exclaimed, spoken } from '../catalogue.ts'

/** Something new each day. */

/** On the button that opens it, and over what opens. */
export const titles = catalogue({
  egg: spoken('Kijk in het nest', { sober: 'Bekijk het nest' }),
  letter: 'Een brief voor jou',
  visitor: 'Er is bezoek voor jou',
})
export const close = spoken('Leuk!', { sober: 'Sluit' })
export const egg = spoken(
  'Kijk, een ei in een nest! Het groeit op dagen dat jij oefent. Het heeft alle tijd.',
  { sober: 'Er ligt een ei in een nest. Het groeit op dagen dat je oefent.' },
)
export const moving = spoken('Er zit iets in het ei. Het klopt heel zacht. Tik, tik!', {
  sober: 'Er beweegt iets in het ei.',
})
export const hatched = catalogue({
  'baby-chick': exclaimed('Het ei is open. Het is een kuiken!'),
  turtle: exclaimed('Het ei is open. Het is een schildpad!'),
  duck: exclaimed('Het ei is open. Het is een eend!'),
  lizard: exclaimed('Het ei is open. Het is een hagedis!'),
  parrot: exclaimed('Het ei is open. Het is een papegaai!'),
  flamingo: exclaimed('Het ei is open. Het is een flamingo!'),
  crocodile: exclaimed('Het ei is open. Het is een krokodil!'),
  owl: exclaimed('Het ei is open. Het is een uil!'),
  peacock: exclaimed('Het ei is open. Het is een pauw!'),
  swan: exclaimed('Het ei is open. Het is een zwaan!'),
  snake: exclaimed('Het ei is open. Het is een slang!'),
  dodo: exclaimed('Het ei is open. Het is een dodo!'),
})
export const movedIn = spoken('Het dier woont nu in jouw boomhut. Het blijft altijd bij jou.', {
  sober: 'Het dier staat nu op de lijst in je kamp.',
})
/** The bridge of a group on the map. */
export const bridge = catalogue({
  title: 'De brug van {name}',
  label: 'De brug van {name}: {count} van de 10 planken',
  ready: 'De brug van {name} is klaar',
  planks: 'Er liggen {count} van de 10 planken.',
  building: spoken('Jullie bouwen samen een brug. Hij groeit als jullie oefenen.'),
  done: exclaimed('De brug is klaar! Jullie bouwden hem samen.'),
})
/** In the treehouse. */
export const animals = catalogue({
  yours: 'Jouw dieren',
  'baby-chick': 'kuiken',
  turtle: 'schildpad',
  duck: 'eend',
  lizard: 'hagedis',
  parrot: 'papegaai',
  flamingo: 'flamingo',
  crocodile: 'krokodil',
  owl: 'uil',
  peacock: 'pauw',
  swan: 'zwaan',
  snake: 'slang',
  dodo: 'dodo',
})
/** Told when a thing in the treehouse is used. */
export const used = catalogue({
  light: '{name} geeft licht.',
  play: '{name} maakt muziek.',
  sway: '{name} schommelt.',
  fly: '{name} vliegt op.',
  shine: '{name} glimt.',
  open: '{name} gaat open.',
  feed: 'Bij {name} komt een dier eten.',
  off: '{name} is weer stil.',
})
