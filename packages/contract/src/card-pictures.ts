/**
 * The pictures that a login card may ask for, in the order in which they are shown. They are in a file without zod, so
 * that the apps need not load it.
 */
export const cardPictures = [
  'fish',
  'house',
  'banana',
  'elephant',
  'bicycle',
  'sun-with-face',
  'frog',
  'umbrella',
  'rocket',
  'strawberry',
  'key',
  'butterfly',
] as const
export type CardPicture = (typeof cardPictures)[number]

/** What a picture is called. */
export const cardPictureNames: Readonly<Record<CardPicture, string>> = {
  fish: 'vis',
  house: 'huis',
  banana: 'banaan',
  elephant: 'olifant',
  bicycle: 'fiets',
  'sun-with-face': 'zon',
  frog: 'kikker',
  umbrella: 'paraplu',
  rocket: 'raket',
  strawberry: 'aardbei',
  key: 'sleutel',
  butterfly: 'vlinder',
}

/** How many pictures a picture code has; they are different and their order counts (rules.md, Accounts). */
export const pictureCodeLength = 3
