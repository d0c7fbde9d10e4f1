/** The pictures in display order. This file does not import zod, so that the apps need not load it. */
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

/** Number of pictures in a code, which are all different and in order (rules.md, Accounts). */
export const pictureCodeLength = 3
