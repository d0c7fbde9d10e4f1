/** Pictures named in code; tools/build-pictures.ts writes them too. */
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
  'baby-chick',
  'flamingo',
  'crocodile',
  'peacock',
  'swan',
  'dodo',
  'field-bird',
  'field-bird-free',
  'field-radio',
] as const

export type FixedPicture = (typeof fixedPictures)[number]

/** Below a path the server writes that path into the page. */
export const placedPicture = (path: string): string =>
  (globalThis.document?.documentElement.dataset['prefix'] ?? '') + path

/** A file per picture (tools/build-pictures.ts). `eigen-`: uploaded by an organisation. */
export function anchorPictureUrl(name: string): string {
  return name.startsWith('eigen-') ? `/pictures/eigen/${name}.webp` : `/pictures/${name}.svg`
}
