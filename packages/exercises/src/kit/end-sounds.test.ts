import { analyse } from '@letterliaan/dutch'
import { describe, expect, test } from 'vitest'
import { analysedWordFixture } from './analysed-word.fixture.ts'
import { listCuts, formatCut, listEndSoundKinds, listSoundGroupTexts } from './end-sounds.ts'
import { logic as klankgroepen } from '../templates/Klankgroepen/logic.ts'

describe('TPL-6 cuts of a word, and the end of each klankgroep', () => {
  test.each([
    ['kikker', 'ki|kker', 'KM'],
    ['bomen', 'bo|men', 'LM'],
    ['boeken', 'boe|ken', 'TM'],
    ['kasteel', 'kas|teel', 'MM'],
    ['geluk', 'ge|luk', 'DM'],
    ['winkel', 'win|kel', 'MM'],
    ['vinger', 'vi|nger', 'KM'],
    ['lachen', 'la|chen', 'KM'],
    ['papegaai', 'pa|pe|gaai', 'LDT'],
    ['bananen', 'ba|na|nen', 'LLM'],
    ['krokodil', 'kro|ko|dil', 'LLM'],
    ['kilo', 'ki|lo', 'TL'],
    ['knieën', 'knie|ën', 'TM'],
    ["foto's", "fo|to's", 'LM'],
  ])('%s is cut as %s and has the end sounds %s', (text, cut, kinds) => {
    const word = analysedWordFixture(text)
    expect(listSoundGroupTexts(word).join('|')).toBe(cut)
    expect(listCuts(word)).toEqual(
      cut.split('|').flatMap((_group, at, all) => (at === 0 ? [] : [all.slice(0, at).join('').length])),
    )
    expect(listEndSoundKinds(word).join('')).toBe(kinds)
  })

  test.each(
    'appel ballon trompetten magneten verhaal schildpad olifant computer na-apen mee-eten zee-egel cadeau taxi'.split(
      ' ',
    ),
  )('the end sounds of %s are those of the analyser', (text) => {
    expect(listEndSoundKinds(analysedWordFixture(text))).toEqual(analyse(text).end_sounds)
  })

  test('a posted cut contains the letters before and after it', () => {
    expect([1, 2, 3].map((at) => formatCut({ word: 'één' }, at))).toEqual(['é|én', 'éé|n', 'één|'])
  })
})

test.each([
  ['kikker', {}, true],
  ['vis', {}, false],
  ['kikker', { sound_groups: '' }, false],
  ['kikker', { sound_groups: 'ki,ker' }, false],
  ['kikker', { structure: '' }, false],
  ['kikker', { structure: 'M1,K2,M2,D1' }, false],
  ['kikker', { structure: 'S1,S1,S1,S1,S1' }, false],
  ['kikker', { read_letters: 'k,i,k' }, false],
])('%s with %j is playable: %s', (word, more, can) => {
  expect(klankgroepen.word.canPlay({ ...analysedWordFixture(word), ...more })).toBe(can)
})
