import { expect, test } from 'vitest'
import { pronounce } from '../pronounce.ts'
import { getSoundKind } from '../sounds.ts'
import { emptyWordList } from './list.ts'

const kindsOf = (word: string): string =>
  pronounce(word, undefined, emptyWordList)
    .groups.map(({ sounds }) => sounds.map(getSoundKind).find((kind) => kind !== 'M') ?? '-')
    .join('')

/** The ai of time is a short a and a j, as in dictionaries. */
test.each([
  ['dream', 'T'],
  ['cheat', 'T'],
  ['reader', 'TD'],
  ['dread', 'K'],
  ['steak', 'L'],
  ['roach', 'L'],
  ['toast', 'L'],
  ['frown', 'T'],
  ['slow', 'L'],
  ['chew', 'T'],
  ['bright', 'K'],
  ['trace', 'L'],
  ['slime', 'K'],
  ['spice', 'K'],
  ['judge', 'K'],
])('without a list a word that looks English has English sounds: %s %s', (word, kinds) => {
  expect(kindsOf(word)).toBe(kinds)
})

test.each([
  ['theater', 'LLD'],
  ['oceaan', 'LLL'],
  ['boa', 'LL'],
  ['dame', 'LD'],
  ['zake', 'LD'],
  ['fase', 'LD'],
  ['mee', 'L'],
])('a Dutch word keeps its own sounds: %s %s', (word, kinds) => {
  expect(kindsOf(word)).toBe(kinds)
})

test.each([
  ['vanaf', 'KK'],
  ['zover', 'LK'],
  ['alhoewel', 'KTK'],
  ['vrijwel', 'TK'],
  ['slimmerik', 'KDK'],
  ['concert', 'KK'],
  ['congres', 'KK'],
])('small words and endings have their own vowel: %s %s', (word, kinds) => {
  expect(kindsOf(word)).toBe(kinds)
})
