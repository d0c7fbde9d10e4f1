import { expect, test } from 'vitest'
import { replaceWordByGap } from './replace-word-by-gap.ts'

test.each([
  ['hond', 'De hond blaft.', 'De ___ blaft.'],
  ['boeken', 'Boeken staan in de kast.', '___ staan in de kast.'],
  ['ei', 'Het ei is van de reiger.', null],
  ['hond', 'De kat miauwt.', null],
  ['hond', '', null],
])('PLEK-6 %s in %j is shown as %j', (word, sentence, read) => {
  expect(replaceWordByGap({ word, sentence })).toBe(read)
})
