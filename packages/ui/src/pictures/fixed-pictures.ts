/** The pictures that the code itself names, besides those of the curriculum: tools/build-pictures.ts writes them as well. */
export const fixedPictures = [
  'owl',
  'fox',
  'turtle',
  'parrot',
  'frog',
  'butterfly',
  'sloth',
  'honeybee',
  'snail',
] as const

export type FixedPicture = (typeof fixedPictures)[number]
