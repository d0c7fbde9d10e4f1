/** The pictures that a login card may ask for, in the order in which they are shown: apart, for the apps show them without zod. */
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

/** So many different pictures, in order, are the code of a card (rules.md, Accounts). */
export const pictureCodeLength = 3
