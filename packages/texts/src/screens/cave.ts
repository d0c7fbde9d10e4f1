import { catalogue, exclaimed, spoken } from '../catalogue.ts'

export const caveTexts = catalogue({
  layDiamonds: spoken('Leg elke diamant in het gat dat erbij past.'),
  chooseHole: spoken('Kies nu het gat dat erbij past.'),
  chooseDiamond: spoken('Kies eerst een diamant.'),
  doesNotFit: spoken('Die past hier niet. Kijk goed naar de vorm en de stippen.'),
  fits: {
    1: spoken('Klik! Dat past: een blad met 1 stip.', { sober: 'Dat past: een blad met 1 stip.' }),
    2: spoken('Klik! Dat past: een druppel met 2 stippen.', {
      sober: 'Dat past: een druppel met 2 stippen.',
    }),
    3: spoken('Klik! Dat past: een zon met 3 stippen.', { sober: 'Dat past: een zon met 3 stippen.' }),
    4: spoken('Klik! Dat past: een ster met 4 stippen.', { sober: 'Dat past: een ster met 4 stippen.' }),
  },
  open: exclaimed('De grot is open!'),
  done: exclaimed('Het is je gelukt!'),
  lettersAreFree: spoken('Alle vier de diamanten zitten op hun plek. De letters van de jungle zijn vrij!', {
    sober: 'Alle vier de diamanten zitten op hun plek. De letters zijn vrij.',
  }),
  onceMore: 'Nog een keer',
  hole: 'Gat {number}: {gem}, {state}',
  diamondIsIn: 'de diamant zit erin',
  diamond: 'Diamant van wereld {world}: {gem}',
  gem: { one: 'een {shape} met 1 stip', many: 'een {shape} met {count} stippen' },
  shapes: { 1: 'blad', 2: 'druppel', 3: 'zon', 4: 'ster' },
})
