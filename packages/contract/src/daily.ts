/** The animals that hatch on the map. All of them lay eggs. */
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

/** Number of buddies' letters in the texts, and also of visits. */
export const numLetters = 36
export const numVisits = 20
