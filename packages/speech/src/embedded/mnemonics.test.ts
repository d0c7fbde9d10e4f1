import { pronounce, soundExamples } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { mnemonics, phonemeText } from './mnemonics.ts'
import { partRecipes } from './parts.ts'
import { sentenceText } from './sentence.ts'

test('every sound has a mnemonic and a recipe', () => {
  expect(Object.keys(mnemonics).toSorted()).toEqual(Object.keys(soundExamples).toSorted())
  expect(Object.keys(partRecipes).toSorted()).toEqual(Object.keys(soundExamples).toSorted())
})

test('stress stands before the vowel of the stressed klankgroep, never before a stomme e', () => {
  expect(
    phonemeText([
      { sounds: ['m_b', 'k_a'], stressed: true },
      { sounds: ['m_k', 'd_e', 'm_r'], stressed: false },
    ]),
  ).toBe("[[b|'A|k|@|r]]")
  expect(phonemeText([{ sounds: ['m_d', 'd_e'], stressed: true }])).toBe('[[d|@]]')
})

test('in a compound the first part is strongest', () => {
  expect(
    phonemeText([
      { sounds: ['m_v', 't_oe', 'm_t'], stressed: true },
      { sounds: ['m_b', 'k_a', 'm_l'], stressed: true },
    ]),
  ).toBe("[[v|'u|t|b|,A|l]]")
})

test('ee, oo and uu sound otherwise before an r in the same klankgroep', () => {
  expect(phonemeText([{ sounds: ['m_b', 'l_ee', 'm_r'], stressed: true }])).toBe("[[b|'I:|r]]")
  expect(
    phonemeText([
      { sounds: ['m_b', 'l_ee'], stressed: true },
      { sounds: ['m_r', 'd_e', 'm_n'], stressed: false },
    ]),
  ).toBe("[[b|'e:|:|r|@|n]]")
})

const vis = { word: 'vis', groups: [{ sounds: ['m_v', 'k_i', 'm_s'] as const, stressed: true }] }

test.each([
  ['De vis zwemt.', "De [[v|'I|s]] zwemt."],
  ["'Vis!' zei hij.", "'[[v|'I|s]]!' zei hij."],
  ['De vissen en de visser.', 'De vissen en de visser.'],
  ['Jip & <Janneke> [2]', 'Jip &amp; &lt;Janneke>  2 '],
  ['[[h|E]]', '  h|E  '],
])('%s is read as %s', (text, read) => {
  expect(sentenceText(text, vis)).toBe(read)
})

test.each(['bijbel', 'ringetje', 'Leraar'])(
  '%s, which the synthesiser misreads, comes from our own sounds',
  (word) => {
    expect(sentenceText(`Een ${word}.`)).toBe(`Een ${phonemeText(pronounce(word).groups)}.`)
  },
)
