import { pronounce, soundExamples } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { soundMnemonics, toPhonemeText } from './mnemonics.ts'
import { partRecipes } from './parts.ts'
import { toSentenceText } from './sentence.ts'

test('every sound has a mnemonic and a recipe', () => {
  expect(Object.keys(soundMnemonics).toSorted()).toEqual(Object.keys(soundExamples).toSorted())
  expect(Object.keys(partRecipes).toSorted()).toEqual(Object.keys(soundExamples).toSorted())
})

test('the stress mark is before the vowel of the stressed klankgroep, and never before a stomme e', () => {
  expect(
    toPhonemeText([
      { sounds: ['m_b', 'k_a'], stressed: true },
      { sounds: ['m_k', 'd_e', 'm_r'], stressed: false },
    ]),
  ).toBe("[[b|'A|k|@|r]]")
  expect(toPhonemeText([{ sounds: ['m_d', 'd_e'], stressed: true }])).toBe('[[d|@]]')
})

test('in a compound the first part has the strongest stress', () => {
  expect(
    toPhonemeText([
      { sounds: ['m_v', 't_oe', 'm_t'], stressed: true },
      { sounds: ['m_b', 'k_a', 'm_l'], stressed: true },
    ]),
  ).toBe("[[v|'u|d|b|,A|l]]")
})

test('ee, oo and uu have other sounds before an r in the same klankgroep', () => {
  expect(toPhonemeText([{ sounds: ['m_b', 'l_ee', 'm_r'], stressed: true }])).toBe("[[b|'I:|r]]")
  expect(
    toPhonemeText([
      { sounds: ['m_b', 'l_ee'], stressed: true },
      { sounds: ['m_r', 'd_e', 'm_n'], stressed: false },
    ]),
  ).toBe("[[b|'e:|:|r|@|n]]")
})

test('a stressed o is open and oo closes, so they differ in quality and not only in length', () => {
  const sounds = (word: string) => toPhonemeText(pronounce(word).groups)
  expect(['bom', 'boom'].map(sounds)).toEqual(["[[b|'o|m]]", "[[b|'o:|:|w|m]]"])
})

test('neighbouring sounds of two klankgroepen assimilate', () => {
  const sounds = (word: string) => toPhonemeText(pronounce(word).groups)
  expect(['zakdoek', 'handdoek', 'loopplank', 'huisdier'].map(sounds)).toEqual([
    "[[z|'A|g|d|u|k]]",
    "[[h|'A|n|d|u|k]]",
    "[[l|'o:|:|w|p|l|A|N|k]]",
    "[[h|'Wy|z|d|i|r]]",
  ])
  expect(toPhonemeText([{ sounds: ['m_z', 'k_a', 'm_k'], stressed: true }])).toBe("[[z|'A|k]]")
})

const vis = { word: 'vis', groups: [{ sounds: ['m_v', 'k_i', 'm_s'] as const, stressed: true }] }

test.each([
  ['De vis is er.', "De [[v|'I|s]] is er."],
  ["'Vis!' en die.", "'[[v|'I|s]]!' en die."],
  ['Het gymmen in de piramide.', 'Het gymmen in de piramide.'],
  ['Hij & <zij> [2]', 'Hij &amp; &lt;zij>  2 '],
  ['[[in|op]]', '  in|op  '],
])('%s is read as %s', (text, read) => {
  expect(toSentenceText(text, vis)).toBe(read)
})

test.each(['bijbel', 'wonen', 'clown', 'verse', 'ezel', 'geverfd', 'skateboard', 'ringetje', 'Leraar'])(
  '%s, which the synthesiser misreads, uses our own sounds',
  (word) => {
    expect(toSentenceText(`Een ${word}.`)).toBe(`Een ${toPhonemeText(pronounce(word).groups)}.`)
  },
)
