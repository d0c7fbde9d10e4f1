import { expect, test } from 'vitest'
import { stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkSentences, containsWholeWord } from './sentences.ts'

const check = (word: string, sentence: string) =>
  listMessages(checkSentences(contentFixture([stepWithWordsFixture([wordFixture(word, { sentence })])])))

test.each([
  ['vis', 'De vis zwemt.', true],
  ['vis', 'De vissen zwemmen.', false],
  ['ei', 'De reis naar het ei.', true],
  ['ei', 'De reis is lang.', false],
  ['eend', 'De zee-eend duikt.', false],
  ['zee-eend', 'De zee-eend duikt.', true],
  ["'s morgens", "Ik eet 's morgens brood.", true],
  ["foto's", "Kijk, foto's!", true],
])('the position of %s in "%s" is %s', (word, sentence, expected) => {
  expect(containsWholeWord(sentence, word)).toBe(expected)
})

test('a sentence without its word is a finding', () => {
  expect(check('vis', 'De vissen zwemmen.')).toEqual([expect.stringContaining('is not in its sentence')])
})

test('a sentence without capital or end mark is a finding', () => {
  expect(check('vis', 'de vis zwemt.')).toEqual([expect.stringContaining('lacks a capital')])
  expect(check('vis', 'De vis zwemt')).toEqual([expect.stringContaining('lacks a capital')])
})

test('a sentence that is too long to remember is a finding', () => {
  const long = 'De vis zwemt in de grote zee en dan naar de kust en weer terug.'
  expect(check('vis', long)).toEqual([expect.stringContaining('more than 14 words')])
})
