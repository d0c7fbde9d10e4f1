import { analyse, pronounce } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { phonemeText } from './mnemonics.ts'
import { sentenceText } from './sentence.ts'

test.each([
  ['wethouder', 'wet|houder|'],
  ['sporthal', 'sport|hal|'],
  ['aardrijkskunde', 'aard|rijks|kunde|'],
  ['knipoog', 'knip|oog|'],
  ['brandweerman', 'brand|weer|man|'],
])('EIGEN-4 %s in a sentence is spoken by its division', (word, marked) => {
  expect(sentenceText(`De ${word} is er.`)).toContain(phonemeText(pronounce(marked).groups))
})

test.each([
  ['mode', 'l_oo'],
  ['file', 't_ie'],
  ['nationale', 'l_aa'],
  ['make-up', 'l_ee'],
])('EIGEN-4 %s is spoken by the list of loanwords', (word, sound) => {
  expect(analyse(word).structure_audio_parts.split(',')).toContain(sound)
  const spoken = sentenceText(`De ${word} is er.`)
  expect(spoken === `De ${word} is er.` || spoken.includes(phonemeText(pronounce(word).groups))).toBe(true)
})
