export const title = 'Door elkaar'
export const explained =
  'Elke dag ligt er in de boomhut één korte herhaling klaar, met woorden van alle stappen die het kind gehaald heeft. De woorden die het kind het eerst vergeet, komen het eerst. Ook wie weg was, krijgt er op een dag niet meer.'
export const ask = 'Hoeveel woorden vraagt ‘Door elkaar’ op een dag?'
export const save = 'Bewaar het aantal'
export const done = '‘Door elkaar’ vraagt voortaan {count} woorden.'
