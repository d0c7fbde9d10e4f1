import { catalogue, exclaimed, spoken } from '../catalogue.ts'

export const layDiamonds = spoken('Leg elke diamant in het gat dat erbij past.')
export const chooseHole = spoken('Kies nu het gat dat erbij past.')
export const chooseDiamond = spoken('Kies eerst een diamant.')
export const doesNotFit = spoken('Die past hier niet. Kijk goed naar de vorm en de stippen.')
export const fits = catalogue({
  1: spoken('Klik! Dat past: een blad met 1 stip.', { sober: 'Dat past: een blad met 1 stip.' }),
  2: spoken('Klik! Dat past: een druppel met 2 stippen.', { sober: 'Dat past: een druppel met 2 stippen.' }),
  3: spoken('Klik! Dat past: een zon met 3 stippen.', { sober: 'Dat past: een zon met 3 stippen.' }),
  4: spoken('Klik! Dat past: een ster met 4 stippen.', { sober: 'Dat past: een ster met 4 stippen.' }),
})
export const open = exclaimed('De grot is open!')
export const done = exclaimed('Het is je gelukt!')
export const lettersAreFree = spoken(
  'Alle vier de diamanten zitten op hun plek. De letters van de jungle zijn vrij!',
  { sober: 'Alle vier de diamanten zitten op hun plek. De letters zijn vrij.' },
)
export const onceMore = 'Nog een keer'
export const hole = 'Gat {number}: {gem}, {state}'
export const diamondIsIn = 'de diamant zit erin'
export const diamond = 'Diamant van wereld {world}: {gem}'
export const gem = catalogue({ one: 'een {shape} met 1 stip', many: 'een {shape} met {count} stippen' })
export const shapes = catalogue({ 1: 'blad', 2: 'druppel', 3: 'zon', 4: 'ster' })
