import { analyse, pronounce } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { toPhonemeText } from './mnemonics.ts'
import { toSentenceText } from './sentence.ts'

test.each([
  ['wethouder', 'wet|houder|'],
  ['sporthal', 'sport|hal|'],
  ['aardrijkskunde', 'aard|rijks|kunde|'],
  ['knipoog', 'knip|oog|'],
  ['brandweerman', 'brand|weer|man|'],
])('EIGEN-4 %s in a sentence is spoken with its division', (word, marked) => {
  expect(toSentenceText(`De ${word} is er.`)).toContain(toPhonemeText(pronounce(marked).groups))
})

test.each([
  ['mode', 'l_oo'],
  ['file', 't_ie'],
  ['nationale', 'l_aa'],
  ['make-up', 'l_ee'],
])('EIGEN-4 %s is spoken as in the list of loanwords', (word, sound) => {
  expect(analyse(word).structure_audio_parts.split(',')).toContain(sound)
  const spoken = toSentenceText(`De ${word} is er.`)
  expect(spoken === `De ${word} is er.` || spoken.includes(toPhonemeText(pronounce(word).groups))).toBe(true)
})
