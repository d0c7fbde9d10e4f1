import type { FixedPicture } from '@letterliaan/ui/pictures'

export interface CoverStyle {
  /** Colours of the paper and of the band along the back. */
  readonly colors: readonly [string, string]
  readonly picture: FixedPicture
}

const papers = [
  ['#f6a08a', '#d9503a'],
  ['#ffd76b', '#ef9f1b'],
  ['#b8e28a', '#4fa537'],
  ['#9bdcf0', '#35a9d3'],
  ['#dcb8f2', '#a56fd0'],
  ['#f7c59a', '#c9863f'],
  ['#a9e3cf', '#2f9c80'],
] as const

/** Adding or removing a picture changes the covers of all books. */
const pictures = [
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
  'honeybee',
  'snail',
  'crocodile',
  'flamingo',
  'peacock',
  'swan',
  'dodo',
  'sun',
  'compass',
  'footprints',
  'backpack',
  'scroll',
  'bell',
  'drum',
] as const satisfies readonly FixedPicture[]

const numberOf = (text: string): number => {
  let number = 2_166_136_261
  for (const sign of text) number = Math.imul(number ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return number
}

/** Depends only on the title, so that a book always has the same cover. */
export function chooseCoverStyle(title: string): CoverStyle {
  const number = numberOf(title.trim().toLocaleLowerCase('nl'))
  return {
    colors: papers[number % papers.length] ?? papers[0],
    picture: pictures[Math.floor(number / papers.length) % pictures.length] ?? 'owl',
  }
}
