/** What hatches from the eggs of the map: animals that lay eggs. */
export const hatchlings = [
  'baby-chick',
  'turtle',
  'duck',
  'lizard',
  'parrot',
  'flamingo',
  'crocodile',
  'owl',
  'peacock',
  'swan',
  'snake',
  'dodo',
] as const

export const mapWeathers = ['fair', 'clouds', 'rainbow', 'breeze', 'drizzle'] as const

/** So many letters of buddies, and things that visitors say, there are in the texts. */
export const numLetters = 36
export const numVisits = 20
