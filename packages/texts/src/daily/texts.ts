import { catalogue, exclaimed, spoken } from '../catalogue.ts'

/** In the look 10+ nothing hatches. The child finds which animal made a track. */
const found = (animal: string) =>
  spoken(`Het ei is open. Het is ${animal}!`, { sober: `Het spoor is van ${animal}.` })

export const texts = catalogue({
  /** Shown on the button that opens the surprise, and above the opened surprise. */
  titles: {
    egg: spoken('Kijk in het nest', { sober: 'Een spoor' }),
    letter: 'Een brief voor jou',
    visitor: 'Bezoek voor jou',
  },
  close: spoken('Leuk!', { sober: 'Sluit' }),
  egg: spoken('Kijk, een ei in een nest! Het groeit op dagen dat jij oefent. Het heeft alle tijd.', {
    sober: 'Er is een spoor gevonden. Op dagen dat je oefent, kom je dichterbij.',
  }),
  moving: spoken('Er zit iets in het ei. Het klopt heel zacht. Tik, tik!', {
    sober: 'Het spoor is vers. Het dier is dichtbij.',
  }),
  hatched: {
    'baby-chick': found('een kuiken'),
    turtle: found('een schildpad'),
    duck: found('een eend'),
    lizard: found('een hagedis'),
    parrot: found('een papegaai'),
    flamingo: found('een flamingo'),
    crocodile: found('een krokodil'),
    owl: found('een uil'),
    peacock: found('een pauw'),
    swan: found('een zwaan'),
    snake: found('een slang'),
    dodo: found('een dodo'),
  },
  movedIn: spoken('Het dier woont nu in jouw boomhut. Het blijft altijd bij jou.', {
    sober: 'Het dier staat nu op de lijst in je kamp.',
  }),
  bridge: {
    title: 'De brug van {name}',
    label: 'De brug van {name}: {count} van de 10 planken',
    ready: 'De brug van {name} is klaar',
    planks: 'Er liggen {count} van de 10 planken.',
    building: spoken('Jullie bouwen samen een brug. Hij groeit als jullie oefenen.'),
    done: exclaimed('De brug is klaar! Jullie bouwden hem samen.'),
  },
  animals: {
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
  },
  /** Spoken when a thing in the treehouse is used. */
  used: {
    light: '{name} geeft licht.',
    play: '{name} maakt muziek.',
    sway: '{name} schommelt.',
    fly: '{name} vliegt op.',
    shine: '{name} glimt.',
    open: '{name} gaat open.',
    feed: 'Bij {name} komt een dier eten.',
    off: '{name} is weer stil.',
  },
})
