/** The pictures that the code itself names, besides those of the curriculum: tools/build-pictures.ts writes them as well. */
export const fixedPictures = [
  'owl',
  'fox',
  'turtle',
  'parrot',
  'frog',
  'butterfly',
  'sloth',
  'duck',
  'rabbit',
  'monkey',
  'lizard',
  'snake',
  'bat',
  'hedgehog',
  'input-latin-letters',
  'eyes',
  'open-book',
  'keyboard',
  'ear',
  'clapping-hands',
  'basket',
  'brick',
  'magnifying-glass-tilted-left',
  'artist-palette',
  'puzzle-piece',
  'scissors',
  'drum',
  'headphone',
  'light-bulb',
  'writing-hand',
  'speech-balloon',
  'scroll',
  'clipboard',
  'memo',
  'chequered-flag',
  'notebook',
  'honeybee',
  'snail',
  'sun',
  'backpack',
  'footprints',
  'compass',
  'loudspeaker',
  'books',
  'bell',
  'locked',
  'hourglass-not-done',
  'pencil',
  'framed-picture',
  'red-question-mark',
] as const

export type FixedPicture = (typeof fixedPictures)[number]

/**
 * Address of the picture of an anchor, a word or a badge (`image`), the same in both apps: tools/build-pictures.ts writes
 * one small file a picture into the game's public folder, so a page fetches only what it shows and a name is enough. A
 * picture that an organisation uploaded has a name that begins with `eigen-`.
 */
export function anchorPictureUrl(name: string): string {
  return name.startsWith('eigen-') ? `/pictures/eigen/${name}.webp` : `/pictures/${name}.svg`
}
