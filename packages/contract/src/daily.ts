/** The animals that hatch on the map; all of them lay eggs. */
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

/** The number of buddies' letters, and of visits, in the texts. */
export const numLetters = 36
export const numVisits = 20
