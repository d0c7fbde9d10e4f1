import { expect, test } from 'vitest'
import { badgeFixture, stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkSoundSigns, checkSpelling, listWordsToCheck } from './spelling.ts'

test('the checked words of a text exclude sounds in quotes and single letters', () => {
  expect(listWordsToCheck("Hoor je ‘ngk’? Zeg dan: 'bank', b en 's avonds zo'n zee-eend.")).toEqual([
    'Hoor',
    'je',
    'Zeg',
    'dan',
    'bank',
    'en',
    "'s",
    'avonds',
    "zo'n",
    'zee-eend',
  ])
})

test('a word that is not in the dictionary is a finding in every text that a child reads or hears', () => {
  const content = contentFixture(
    [
      stepWithWordsFixture([wordFixture('vis', { sentence: 'De vis zwemd.', plural_form: 'visen' })], {
        rule: 'Schrijf eene letter.',
      }),
    ],
    [badgeFixture({ description: 'Je eerste keeer.' })],
  )
  const wrong = new Set(['zwemd', 'visen', 'eene', 'keeer'])
  expect(listMessages(checkSpelling(content, (word) => !wrong.has(word)))).toEqual([
    '"eene" is not in the dictionary, in: Schrijf eene letter.',
    'vis: "zwemd" is not in the dictionary, in: De vis zwemd.',
    'vis: "visen" is not in the dictionary, in: visen',
    'eerste: "keeer" is not in the dictionary, in: Je eerste keeer.',
  ])
})

test('a sound in phonetic signs is a finding', () => {
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis', { sentence: 'Hoor je ‘i’?' })], { rule: 'Hoor je /gt/?' }),
  ])
  expect(listMessages(checkSoundSigns(content))).toEqual(['a sound between slashes, in: Hoor je /gt/?'])
})
